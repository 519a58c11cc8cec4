import type { DiagnosticGroup } from './diagnostic.ts'

export const settings: DiagnosticGroup = {
  slug: 'settings',
  title: { 'zh-CN': '设置与站点', 'en-US': 'Settings and the site' },
  description: {
    'zh-CN': '`site.config.ts`、界面文字和整个站点的问题。',
    'en-US': 'Problems of `site.config.ts`, of interface words and of the site as a whole.',
  },
  codes: {
    'bad-setting': {
      'en-US': [
        'A setting has a value it cannot have. The line is that of the value, in whichever file it stands; nothing else is looked at until it is right.',
        'Write what the message asks for; the page of the setting shows an example.',
      ],
      'zh-CN': [
        '某一项设置的值不合要求。报告的是这个值所在的文件和行；改对之前不再检查别的。',
        '按消息的要求改；该设置的参考页有例子。',
      ],
    },
    'missing-setting': {
      'en-US': [
        'A setting that is required is not there. The line is that of the object it is missing from.',
        'Add it.',
      ],
      'zh-CN': ['缺少一项必须写的设置。报告的是缺少它的那个对象所在的行。', '把它补上。'],
    },
    'unknown-setting': {
      'en-US': [
        'There is no setting of this name, so nothing would happen.',
        'Correct the spelling, or remove it. The message offers the nearest name.',
      ],
      'zh-CN': [
        '没有叫这个名字的设置，写了也不起作用。',
        '改正拼写，或删掉它。消息会给出最接近的名字。',
      ],
    },
    'no-settings': {
      'en-US': [
        '`site.config.ts` has no default export, so there is nothing to read.',
        'Write `export default defineSite({ … })`.',
      ],
      'zh-CN': [
        '`site.config.ts` 没有默认导出，读不到设置。',
        '写成 `export default defineSite({ … })`。',
      ],
    },
    'settings-failed': {
      'en-US': [
        '`site.config.ts`, or a file it imports, throws an error when it runs.',
        'Correct what the line does, or write plain values instead.',
      ],
      'zh-CN': ['`site.config.ts` 或它导入的文件在运行时抛出错误。', '改正那一行，或直接写出值。'],
    },
    'settings-import': {
      'en-US': [
        '`site.config.ts` imports a file, a package or a name that is not there.',
        'Correct the path or the name, or install the package.',
      ],
      'zh-CN': [
        '`site.config.ts` 导入了不存在的文件、包或名字。',
        '改正路径或名字，或安装那个包。',
      ],
    },
    'settings-syntax': {
      'en-US': [
        'The settings cannot be parsed: a bracket, a comma or a quotation mark is missing or left over.',
        'Correct the line, or the one above it. In `site.config.json`, keys and texts stand in double quotes.',
      ],
      'zh-CN': [
        '设置无法解析：括号、逗号或引号缺了或多了。',
        '改正这一行或上一行。`site.config.json` 里的键和文字都要用双引号。',
      ],
    },
    'missing-package': {
      'en-US': [
        'A page or a setting needs a package that plain sites do not install: for diagrams, charts, Python, SQL, preview cards, web fonts, comments or hosted search.',
        'Run the command in the message, or leave the feature out.',
      ],
      'zh-CN': [
        '某个页面或设置需要一个默认不安装的包：图、图表、Python、SQL、分享卡片、网页字体、评论或托管搜索都是这样。',
        '运行消息里的命令，或不用这项功能。',
      ],
    },
    'no-sbom': {
      'en-US': [
        'The release has no `sbom.cdx.json`, the list of the packages it is built from: the folder has no lockfile of npm, npm is not installed, or it cannot read the lockfile. Everything else is published.',
        'Install with `npm install` and keep `package-lock.json` in git.',
      ],
      'zh-CN': [
        '发布的内容里没有 `sbom.cdx.json`（构建所用的包的清单）：目录里没有 npm 的锁文件，没有安装 npm，或 npm 读不了锁文件。其余内容照常发布。',
        '用 `npm install` 安装，并把 `package-lock.json` 放进 git。',
      ],
    },
    'missing-home': {
      'en-US': [
        'A language in `locales` has no home page. Reported by `kis check` and `kis build`.',
        'Write the `README.md` of its folder, or remove the language.',
      ],
      'zh-CN': [
        '`locales` 里的一种语言没有首页。`kis check` 和 `kis build` 会报告。',
        '写出它目录下的 `README.md`，或去掉这种语言。',
      ],
    },
    'missing-words': {
      'en-US': [
        'The site has a language whose interface words are not all translated; readers see those of the nearest built-in language instead.',
        'Add the words the message lists to `locale/<language>.ts`.',
      ],
      'zh-CN': [
        '站点有一种语言的界面文字没有译全，读者会看到最接近的内置语言。',
        '把消息列出的词补进 `locale/<语言>.ts`。',
      ],
    },
    'unknown-word': {
      'en-US': [
        'A word in `locale/<language>.ts` does not exist in the interface, is no text, or has a placeholder nobody fills in.',
        'Use the name the message offers, or remove the word.',
      ],
      'zh-CN': [
        '`locale/<语言>.ts` 里的一个词在界面里不存在、不是文字，或有无人填写的占位符。',
        '用消息给出的名字，或删掉这个词。',
      ],
    },
    'no-docs': {
      'en-US': [
        'The site has no folder `docs/`, so it has no pages.',
        'Make the folder and write the home page `README.md` into it.',
      ],
      'zh-CN': ['站点没有 `docs/` 目录，也就没有页面。', '建好目录，在里面写首页 `README.md`。'],
    },
    'unknown-collection': {
      'en-US': [
        'A section of a home page names a blog or a series nobody has, or a page with the layout `posts` stands in a language without a blog.',
        'Name a folder of `collections`, or use another layout.',
      ],
      'zh-CN': [
        '首页的某一段指定了不存在的博客或系列，或布局为 `posts` 的页面所在的语言没有博客。',
        '写 `collections` 里的目录，或换一种布局。',
      ],
    },
    'repeated-category-id': {
      'en-US': [
        'Two entries of `categoryIds` have the same id, so two categories would share an address.',
        'Give each its own id.',
      ],
      'zh-CN': ['`categoryIds` 里有两项标识相同，两个分类会占用同一个地址。', '各用各的标识。'],
    },
    'shallow-clone': {
      'en-US': [
        'The repository was cloned without its history, so pages show neither dates of changes nor contributors. Machines that build for you often clone this way.',
        'Run `git fetch --unshallow --filter=blob:none` before the build.',
      ],
      'zh-CN': [
        '仓库克隆时没有带历史，页面因此不显示修改日期和贡献者。持续集成的机器常常这样克隆。',
        '构建之前运行 `git fetch --unshallow --filter=blob:none`。',
      ],
    },
  },
}
