import type { Translations } from '../template.ts'

/** What is said of locked pages and passwords. */
export const locks: Translations = {
  'The page includes {}, which is locked with other passwords.':
    '这一页引入了 {}，它用别的口令上了锁。',
  'Lock this page in the same way, or move the common text into a file of its own.':
    '把这一页同样锁上，或把共用的文字移到单独的文件。',
  'The page is locked, but `{}` is in `public/`: everybody can fetch it.':
    '页面上了锁，但 `{}` 在 `public/` 里：谁都能取到。',
  'The page is locked, but `{}` is in {} too, which is not locked: everybody can fetch it.':
    '页面上了锁，但 `{}` 也出现在没有上锁的 {} 里：谁都能取到。',
  'Put the file beside the page, where it is encrypted.': '把文件放到页面旁边，它会一起加密。',
  'Give this page a copy of its own if the file is secret.':
    '如果文件要保密，给这一页单独放一份副本。',
  'The rule `{}` cannot be used: {}.': '规则 `{}` 不能用：{}。',
  'it takes more than {} ms': '匹配超过了 {} 毫秒',
  'Correct it, or begin it without `^`.': '改正它，或不以 `^` 开头。',
  'A hash is none: {}.': '有一个哈希不对：{}。',
  'Invalid salt version: {}': '开头的版本 `{}` 不对',
  'Invalid salt revision: {}': '开头的修订号 `{}` 不对',
  'Missing salt rounds': '没有写轮数',
  'Illegal number of rounds (4-31): {}': '轮数是 {}，应为 4 到 31',
  'Illegal length: {} != {}': '长度是 {}，应为 {}',
  'Illegal salt: {}': '盐 `{}` 不对',
  'Make one with `npx kis lock hash`; it has 60 characters.':
    '用 `npx kis lock hash` 生成，共 60 个字符。',
  'The site is locked, and no admin password opens it.': '整个站点上了锁，却没有管理口令能打开。',
  'Put the hash of one into `admin`.': '把管理口令的哈希写进 `admin`。',
  'The rule `{}` matches no page.': '规则 `{}` 没有匹配任何页面。',
  'Correct it, or remove it.': '改正它，或去掉它。',
  'The page is locked, and no password opens it.': '页面上了锁，却没有口令能打开。',
  'Give it one: `encrypt.hash`, a rule or `admin` in site.config.ts.':
    '给它一个：写在 `encrypt.hash`，或 `site.config.ts` 的规则或 `admin` 里。',
  'The admin password is not known to this build, so the page cannot be encrypted for it.':
    '这次构建没有管理口令，无法据此加密页面。',
  'A password of this page is not known to this build, so the page cannot be encrypted for it.':
    '这次构建没有这一页的某个口令，无法据此加密页面。',
  'Put it into `.locks` or LOCK_PASSWORDS, or remove its hash.':
    '把口令写进 `.locks` 或 `LOCK_PASSWORDS`，或去掉它的哈希。',
  'Password {} of .locks or LOCK_PASSWORDS {}.':
    '`.locks` 或 `LOCK_PASSWORDS` 里的第 {} 个口令{}。',
  'has fewer than {} characters': '少于 {} 个字符',
  'is longer than {} bytes (24 Chinese characters)': '超过 {} 字节（24 个汉字）',
  'repeats a few characters': '只重复几个字符',
  'is among the first that are tried': '属于最先被猜的那些',
  'Use another; `npx kis lock suggest` makes one.': '换一个；`npx kis lock suggest` 会给出。',
}
