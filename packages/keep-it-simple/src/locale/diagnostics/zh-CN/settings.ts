import type { Translations } from '../template.ts'

/** What is said of the settings, of words of the interface and of packages. */
export const settings: Translations = {
  'The release does not list the packages it is built from: {}.':
    '发布的内容没有列出构建所用的包：{}。',
  'no lockfile of npm belongs to this folder': '这个目录没有 npm 的锁文件',
  'npm is not installed': '没有安装 npm',
  'npm gave no answer': 'npm 没有回答',
  'Install the packages with `npm install`; `npm sbom --sbom-format cyclonedx` says what is wrong.':
    '用 `npm install` 安装各个包；`npm sbom --sbom-format cyclonedx` 会说明哪里不对。',
  'The settings cannot be {}.': '设置不能是 {}。',
  '`{}` cannot be {}.': '`{}` 不能是 {}。',
  'the text `{}`': '文字 `{}`',
  'this list': '这个列表',
  'this object': '这个对象',
  'a symbol': '符号（symbol）',
  'an object that contains itself': '包含自身的对象',
  'an object of the class `{}`': '类 `{}` 的对象',
  'Write plain data: text, numbers, `true`, `false`, lists and objects of them.':
    '写普通的数据：文字、数、`true`、`false`，以及由它们组成的列表和对象。',
  'Remove it.': '去掉它。',
  'Write {}.': '写 {}。',
  'Write {}, like `{}`.': '写 {}，例如 `{}`。',
  'Write `{}`.': '写成 `{}`。',
  'Use {}.': '用 {}。',
  'There are {}.': '可用的有 {}。',
  'Run `{}`.': '运行 `{}`。',
  'Did you mean `{}`?': '是不是想写 `{}`？',
  '`{}` is missing.': '缺少 `{}`。',
  'Add it: {}.': '把它补上：{}。',
  'Add it, like `{}`.': '把它补上，例如 `{}`。',
  'There is no setting `{}`.': '没有设置 `{}`。',
  'Remove it, or write {}.': '去掉它，或写 {}。',
  '{} has no settings.': '{} 里没有设置。',
  'Write `export default defineSite({ … })`.': '写成 `export default defineSite({ … })`。',
  'There is no site.config.ts in {}.': '{} 里没有 `site.config.ts`。',
  'Run the command in the folder of a site, or name it with `--root`.':
    '在站点的目录里运行命令，或用 `--root` 指定目录。',
  'locale/{} has no words.': '`locale/{}` 里没有词。',
  'Write `export default defineLocale({ interface: { … } })`.':
    '写成 `export default defineLocale({ interface: { … } })`。',
  'The file cannot be read: {}': '文件读不懂：{}',
  'Correct the line, or the one above it.': '改正这一行，或上一行。',
  'There is no file `{}`.': '没有文件 `{}`。',
  'Correct the path, its extension included, or write the file.':
    '改正路径（包括扩展名），或写出这个文件。',
  'The package `{}` is not installed.': '没有安装 `{}` 这个包。',
  'Run `npm install {}`, or remove the import.': '运行 `npm install {}`，或去掉这个导入。',
  '`{}` exports no `{}`.': '`{}` 没有导出 `{}`。',
  'Correct what this line does.': '改正这一行做的事。',
  'Correct the name, or export it there.': '改正名字，或在那里导出它。',
  'The settings are no JSON.': '设置不是 JSON。',
  'Write every key and text in double quotes, no comments and no comma at an end.':
    '键和文字都用双引号，不写注释，末尾不留逗号。',
  'The path {} holds `{}`, and the bundler (Vite) cannot read files below such a folder.':
    '路径 {} 里有 `{}`，打包工具（Vite）读不了这样的目录里的文件。',
  'Move the site to a folder without `#` and `?` in its path; spaces, `%` and other scripts are fine.':
    '把站点移到路径里没有 `#` 和 `?` 的目录；空格、`%` 和汉字都可以。',
  'The path {} holds `%` and two digits, which the dev server (Vite) takes for an escape.':
    '路径 {} 里有 `%` 加两位数字，开发服务器（Vite）会当作转义。',
  'Move the site to a folder without them in its path; `kis build` works here.':
    '把站点移到路径里没有它们的目录；`kis build` 在这里可以用。',

  'Name a folder under `docs/` without spaces, `?` and `#`, like `blog` or `en/notes`.':
    '写 `docs/` 下的目录，不带空格、`?` 和 `#`，例如 `blog` 或 `en/notes`。',
  'Write width and height, like `4:3`.': '写宽和高，例如 `4:3`。',
  'Give each language its own prefix; two have `{}`.':
    '每种语言用各自的前缀，现在有两种都用 `{}`。',
  'Write at least one word.': '至少写一个词。',
  'Write at least one character.': '至少写一个字符。',
  'Begin and end it with a slash: `{}`.': '以斜杠开头和结尾：`{}`。',
  'Write the host alone, like `https://blog.example.org`.':
    '只写协议和主机，例如 `https://blog.example.org`。',
  "Write an address that begins with `wss://`, or with `https://` and `protocol: 'json'`.":
    "写以 `wss://` 开头的地址，或以 `https://` 开头并加上 `protocol: 'json'`。",
  'Write a whole address that begins with `{}://`.': '写以 `{}://` 开头的完整地址。',
  'Write a zone of the IANA list, like `Asia/Shanghai`.':
    '写 IANA 列表里的时区，例如 `Asia/Shanghai`。',
  'Correct the regular expression: {}.': '改正正则表达式：{}。',
  'Write one word without spaces, like `news-2026-11`.':
    '写一个不带空格的词，例如 `news-2026-11`。',
  'Write a language tag (BCP 47), like `en-US`, `ja` or `zh-Hant-TW`.':
    '写语言标签（BCP 47），例如 `en-US`、`ja` 或 `zh-Hant-TW`。',
  'Write the language tag as `{}`.': '语言标签写成 `{}`。',
  'Remove `{}`: the policy of the site runs no script in attributes. Write it as a script of its own.':
    '去掉 `{}`：站点的安全策略不运行属性里的脚本。写成单独的脚本。',
  'Remove it: the policy of the site refuses it, and its links are whole addresses already.':
    '去掉它：站点的安全策略不接受，站点的链接也已经是完整地址。',
  'Remove it, and name what is missing in `deploy.allow`: the site has a policy of its own.':
    '去掉它，缺什么写进 `deploy.allow`：站点有自己的安全策略。',
  'Begin the address with `https://`, so that it can be named in the policy of the site.':
    '让地址以 `https://` 开头，才能写进站点的安全策略。',
  'Put the manifest into `public/`: the policy of the site takes it from the site alone.':
    '把 manifest 放进 `public/`：站点的安全策略只接受站内的。',
  'Write either `src` or the script itself: a browser runs only the first.':
    '`src` 和脚本内容只写一样：浏览器只运行前者。',
  '`{}` needs a package that is not installed.': '`{}` 需要的包没有安装。',
  'Run `{}`, or leave the setting out.': '运行 `{}`，或去掉这项设置。',
  'The categories `{}` and `{}` of `{}` have the same id `{}`.':
    '`{3}` 的分类 `{1}` 和 `{2}` 标识相同，都是 `{4}`。',
  'Give each its own id.': '各用各的标识。',
  'Two entries of `locales` have the language `{}`.': '`locales` 里有两项的语言都是 `{}`。',
  'Give each entry a language of its own.': '每一项写各自的语言。',
  '`{}` is no language tag as BCP 47 writes it.': '`{}` 不是 BCP 47 写法的语言标签。',
  '{} words of the interface are not translated into `{}`: {}.':
    '界面有 {} 个词没有译成 `{}`：{}。',
  'Add them; until then pages show those of the nearest built-in language.':
    '把它们补上；在那之前，页面显示最接近的内置语言。',
  'Nothing is filled in for `{}` of `{}`.': '`{2}` 里的 `{1}` 没有可填的内容。',
  'Use the values the English word has: `{}`.': '用英文词里的占位符：`{}`。',
  '`{}` is not a text.': '`{}` 不是文字。',
  'Put quotes around it.': '给它加上引号。',
  'The interface has no word `{}`.': '界面没有 `{}` 这个词。',
  '`{}` is a colour that only browsers can read, so drawings in feeds and cards of links do not have it.':
    '`{}` 这种颜色只有浏览器读得懂，订阅源里的图和链接卡片因此用不上它。',
  'Write it as `#rrggbb`, `rgb()`, `hsl()`, `oklch()`, or a `light-dark()` of them.':
    '写成 `#rrggbb`、`rgb()`、`hsl()`、`oklch()`，或由它们组成的 `light-dark()`。',
  'The repository is a shallow clone, so no page shows its dates or contributors.':
    '仓库克隆时没有带历史，页面因此不显示日期和贡献者。',
  'Run `git fetch --unshallow --filter=blob:none` before the build.':
    '构建之前运行 `git fetch --unshallow --filter=blob:none`。',
}
