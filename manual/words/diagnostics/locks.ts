import type { DiagnosticGroup } from './diagnostic.ts'

export const locks: DiagnosticGroup = {
  slug: 'locks',
  title: { 'zh-CN': '加密页面', 'en-US': 'Passwords and encryption' },
  description: {
    'zh-CN': '口令、哈希，以及会泄露的内容。',
    'en-US': 'Passwords, hashes, and what would leak.',
  },
  codes: {
    'lock-hash': {
      'en-US': [
        'A text in `locks` or `encrypt.hash` is no bcrypt hash.',
        'Make one with `npx kis lock hash`.',
      ],
      'zh-CN': [
        '`locks` 或 `encrypt.hash` 里的一段文字不是 bcrypt 哈希。',
        '用 `npx kis lock hash` 生成。',
      ],
    },
    'lock-pattern': {
      'en-US': [
        'A rule that begins with `^` is no regular expression, or one that takes longer than any page is worth, like `^(a+)+$`.',
        'Correct it; no part that repeats may itself repeat a part.',
      ],
      'zh-CN': [
        '以 `^` 开头的规则不是正则表达式，或像 `^(a+)+$` 那样匹配得太慢。',
        '改正它；重复的部分里不要再套重复。',
      ],
    },
    'no-password': {
      'en-US': [
        'A page, or the whole site, is locked and no password opens it.',
        'Give it a hash: in a rule, in `admin`, or in `encrypt.hash` of the page.',
      ],
      'zh-CN': [
        '页面或整个站点上了锁，却没有口令能打开。',
        '给它一个哈希：写在规则、`admin` 或页面的 `encrypt.hash` 里。',
      ],
    },
    'unknown-password': {
      'en-US': [
        'This build does not have the password of a hash, so it cannot encrypt the page for it.',
        'Put the password into `.locks` or `LOCK_PASSWORDS`, or remove the hash.',
      ],
      'zh-CN': [
        '这次构建没有某个哈希对应的口令，无法据此加密页面。',
        '把口令写进 `.locks` 或 `LOCK_PASSWORDS`，或去掉这个哈希。',
      ],
    },
    'weak-password': {
      'en-US': [
        'A password is shorter than 12 characters, longer than 72 bytes, or among the first that are tried.',
        'Use another; `npx kis lock suggest` makes one.',
      ],
      'zh-CN': [
        '口令少于 12 个字符、多于 72 字节，或属于最先被猜的那些。',
        '换一个；`npx kis lock suggest` 会给出。',
      ],
    },
    'unused-lock': {
      'en-US': ['A rule of `locks` matches no page.', 'Correct or remove it.'],
      'zh-CN': ['`locks` 里的一条规则没有匹配任何页面。', '改正或去掉它。'],
    },
    'sealed-text': {
      'en-US': [
        'A page includes the text of a locked one and is not locked in the same way, so the text would be public.',
        'Lock this page too, or move the common text into a file of its own.',
      ],
      'zh-CN': [
        '页面引入了加密页面的文字，自己却没有同样上锁，文字会因此公开。',
        '把这个页面也锁上，或把共用的文字移到单独的文件。',
      ],
    },
    'open-picture': {
      'en-US': [
        'A file of a locked page lies in `public/`, or is on an open page too: everybody can fetch it.',
        'Put a copy beside the locked page, where it is encrypted.',
      ],
      'zh-CN': [
        '加密页面的文件放在 `public/`，或同时出现在公开页面上：谁都能取到。',
        '在加密页面旁边放一份副本，它会一起加密。',
      ],
    },
  },
}
