import type { DiagnosticGroup } from './diagnostic.ts'

export const pages: DiagnosticGroup = {
  slug: 'pages',
  title: { 'zh-CN': '文件与 front matter', 'en-US': 'Files and front matter' },
  description: {
    'zh-CN': '页面的文件本身，以及它开头的 front matter。',
    'en-US': 'The file of a page, and the front matter at its top.',
  },
  codes: {
    'broken-yaml': {
      'en-US': [
        'The front matter is not plain YAML: a mistake of syntax, no keys, a key twice, a custom tag or too many aliases.',
        'Correct it. A value that contains `: ` needs quotation marks.',
      ],
      'zh-CN': [
        'front matter 不是普通的 YAML：语法有错、没有键、键重复、用了自定义标签，或别名太多。',
        '改正它。值里有 `: ` 时要加引号。',
      ],
    },
    'front-matter-language': {
      'en-US': [
        'The front matter begins with `---js` or the like; it is data and never runs.',
        'Write YAML between two lines of `---`.',
      ],
      'zh-CN': [
        'front matter 以 `---js` 之类开头；它只是数据，从不运行。',
        '在两行 `---` 之间写 YAML。',
      ],
    },
    'front-matter-open': {
      'en-US': [
        'The front matter has no closing line.',
        'Add a line with `---` after the last key.',
      ],
      'zh-CN': ['front matter 没有结束行。', '在最后一个键后面加一行 `---`。'],
    },
    'front-matter-size': {
      'en-US': [
        'The front matter is larger than 64 KiB. Usually the second `---` stands in the wrong place.',
        'Move the text below the second `---`.',
      ],
      'zh-CN': [
        'front matter 超过 64 KiB。通常是第二个 `---` 放错了位置。',
        '把正文移到第二个 `---` 下面。',
      ],
    },
    'invalid-value': {
      'en-US': [
        'A key of the front matter has a value of the wrong kind.',
        'Write what the message expects. A title such as `2024` needs quotation marks to be a text.',
      ],
      'zh-CN': [
        'front matter 里某个键的值类型不对。',
        '按消息的要求写。像 `2024` 这样的标题要加引号才是文字。',
      ],
      says: ['`title` cannot be `2024`.', 'Put quotes around the value of `title`.'],
    },
    'unknown-key': {
      'en-US': [
        'The front matter has a key no page has, so nothing would happen.',
        'Correct the spelling, or remove it.',
      ],
      'zh-CN': ['front matter 里有一个不存在的键，写了也不起作用。', '改正拼写，或删掉它。'],
    },
    'missing-title': {
      'en-US': [
        'A page, or a card with a link, has no title.',
        'Add `title:` to the front matter, or begin the text with `# Title`. A card: `::: card Title link=…`.',
      ],
      'zh-CN': [
        '页面或带链接的卡片没有标题。',
        '在 front matter 里写 `title:`，或正文以 `# 标题` 开头。卡片写成 `::: card 标题 link=…`。',
      ],
    },
    'missing-date': {
      'en-US': [
        'An article of a blog has no date, so it has no place in the list.',
        'Add `createTime:`, or `article: false` if it is no article.',
      ],
      'zh-CN': [
        '博客文章没有日期，在列表里没有位置。',
        '加上 `createTime:`；如果不是文章，写 `article: false`。',
      ],
    },
    'bad-date': {
      'en-US': ['Not a date, or one that does not exist.', 'Write `yyyy/MM/dd HH:mm:ss`.'],
      'zh-CN': ['不是日期，或者这一天不存在。', '写成 `yyyy/MM/dd HH:mm:ss`。'],
    },
    'bad-sticky': {
      'en-US': ['`sticky` is a negative number, which pins nothing.', 'Use `true`, or 0 and more.'],
      'zh-CN': ['`sticky` 是负数，起不到置顶的作用。', '写 `true`，或 0 及以上的数。'],
    },
    'stale-translation': {
      'en-US': [
        'The text of the original was changed in a later commit than this translation.',
        'Translate what the `git diff` shows; or set `translated` to the last commit if nothing is missing.',
      ],
      'zh-CN': [
        '原文的正文在这篇译文之后的提交里改过。',
        '译出 `git diff` 里看到的改动；没有缺什么时，把 `translated` 设为最后一次提交。',
      ],
    },
    'differing-programs': {
      'en-US': [
        'Two pages are translations of each other, and their programs that are run differ by more than comments and texts.',
        'Make them the same; or write `programs: own` in the page that is meant to have its own.',
      ],
      'zh-CN': [
        '互为译文的两页，可运行的程序不同，不只是注释和文字。',
        '改成相同；如果本来就该不同，在那一页写 `programs: own`。',
      ],
    },
    'unknown-commit': {
      'en-US': [
        '`translated` is neither a date nor a commit that changed the original.',
        'Write the commit the translation is up to, its first seven characters in quotation marks, or a date.',
      ],
      'zh-CN': [
        '`translated` 既不是日期，也不是改过原文的提交。',
        '写译文跟到的那次提交，取前七个字符并加引号；也可以写日期。',
      ],
    },
    'bad-translation': {
      'en-US': [
        'The page named as a translation does not exist, is in the same language, or names another page; or two pages of one language would belong to one group.',
        'Correct the address, or make both pages name each other.',
      ],
      'zh-CN': [
        '`translation` 指的页面不存在、语言相同，或指向了别的页面；或同一种语言有两个页面归进同一组。',
        '改正地址，或让两个页面互相指向对方。',
      ],
      says: ['`/en/article/hello/` is in the same language.', 'Name the page in another language.'],
    },
    'not-found-by-name': {
      'en-US': [
        'A search for the page by its own title or alias does not show it among the first five results, because other pages have the same words in their names.',
        'Give the page a title or an alias that only it has.',
      ],
      'zh-CN': [
        '用这一页自己的标题或别名搜索，它不在前五条结果里：别的页面的名字里有同样的词。',
        '给它一个别的页面没有的标题或别名。',
      ],
    },
    'alias-taken': {
      'en-US': [
        'The alias of a page is the alias or the title of another page in the same language, so a search for it cannot tell which is meant.',
        'Leave the name to the page that answers it best, and give the other a more exact one.',
      ],
      'zh-CN': [
        '页面的别名是同一种语言里另一页的别名或标题，搜它时分不清指的是哪一页。',
        '把这个名字留给讲得最切题的一页，另一页换一个更具体的。',
      ],
    },
    'unknown-layout': {
      'en-US': [
        'The page asks for a layout nobody has.',
        'Use `doc`, `home`, `page`, `friends`, `custom` or `posts`, or write `layouts/Name.tsx`.',
      ],
      'zh-CN': [
        '页面要的布局不存在。',
        '用 `doc`、`home`、`page`、`friends`、`custom` 或 `posts`，或自己写 `layouts/Name.tsx`。',
      ],
      says: ['Cannot resolve layout: Postre.', 'Did you mean `Poster`?'],
    },
    'clashing-tags': {
      'en-US': [
        'Two spellings of one tag, such as `Go` and `go`, would share an address.',
        'Spell it one way everywhere.',
      ],
      'zh-CN': ['同一个标签有两种写法，例如 `Go` 和 `go`，会占用同一个地址。', '各处统一写法。'],
    },
    'page-size': {
      'en-US': ['The file is larger than 12 MiB.', 'Split it into several pages.'],
      'zh-CN': ['文件超过 12 MiB。', '拆成几个页面。'],
    },
    'not-utf8': {
      'en-US': ['The file is in another encoding.', 'Save it as UTF-8.'],
      'zh-CN': ['文件用了别的编码。', '存成 UTF-8。'],
    },
    'nul-byte': {
      'en-US': [
        'The file holds a NUL character; it may not be a text at all.',
        'Remove the character, or the file.',
      ],
      'zh-CN': ['文件里有 NUL 字符，它可能根本不是文本。', '去掉这个字符，或移走文件。'],
    },
    'unreadable-file': {
      'en-US': [
        'A file or folder of `docs/` may not be read, or is gone since the command began.',
        'Give the account that builds the right to read it, or run the command again.',
      ],
      'zh-CN': [
        '`docs/` 里的文件或目录没有读取权限，或在命令运行期间不见了。',
        '让构建用的账户可以读它，或再运行一次命令。',
      ],
    },
    'folder-like-page': {
      'en-US': [
        'A folder in `docs/` has a name that ends with `.md`, so it looks like a page and is none.',
        'Rename it without `.md`.',
      ],
      'zh-CN': [
        '`docs/` 里有名字以 `.md` 结尾的目录：看着像页面，其实不是。',
        '改名，去掉 `.md`。',
      ],
    },
    'second-h1': {
      'en-US': [
        'A heading with one `#` is not the title: a page has one first-level heading.',
        'Begin sections with `##`.',
      ],
      'zh-CN': ['出现了不是标题的一级标题：每页只有一个。', '小节从 `##` 开始。'],
    },
    'dangling-symlink': {
      'en-US': [
        'A symbolic link in `docs/` or `public/` leads to nothing.',
        'Remove it, or restore its target.',
      ],
      'zh-CN': ['`docs/` 或 `public/` 里的符号链接没有目标。', '删掉它，或恢复目标。'],
    },
    'special-file': {
      'en-US': [
        'A pipe, a socket or a device lies in `docs/` or `public/`; reading it might never end.',
        'Remove it.',
      ],
      'zh-CN': ['`docs/` 或 `public/` 里有管道、套接字或设备；读它可能永远读不完。', '删掉它。'],
    },
    'secret-file': {
      'en-US': [
        'A file of passwords, a private key or the folder of a version control system lies in `public/`, which is published as it is.',
        'Move it out of `public/`, and change what may have been published before.',
      ],
      'zh-CN': [
        '`public/` 里有存密码的文件、私钥或版本库目录，而这个目录会原样发布。',
        '把它移出 `public/`；如果以前发布过，就更换里面的密码和密钥。',
      ],
    },
    'symlink-folder': {
      'en-US': [
        'Symbolic links to folders are not followed, so that no loop can arise.',
        'Move the folder, or link its files one by one.',
      ],
      'zh-CN': ['不跟随指向目录的符号链接，以免形成循环。', '把目录移过来，或逐个链接其中的文件。'],
    },
    'symlink-outside': {
      'en-US': [
        'A symbolic link or a picture leaves `docs/` or `public/`; nothing outside is published.',
        'Copy the file into the folder.',
      ],
      'zh-CN': [
        '符号链接或图片指到了 `docs/` 或 `public/` 之外；外面的东西一律不发布。',
        '把文件复制进来。',
      ],
    },
  },
}
