import type { Translations } from '../template.ts'

/** What is said of new pages, of pages held back, of translations and of what the desk does. */
export const writing: Translations = {
  'The site has no series.': '站点没有系列。',
  '`{}` is in no series.': '`{}` 不属于任何系列。',
  "Add a collection with `type: 'doc'` to the settings.": "在设置里加一个 `type: 'doc'` 的集合。",
  'Name a folder of one: {}.': '写某个系列的目录：{}。',
  'There is no template templates/{}.': '没有模板 `templates/{}`。',
  'Use one of {}.': '用 {} 之一。',
  'Write it: front matter and text, with `{{title}}` and `{{date}}` where they belong.':
    '写出它：front matter 和正文，在相应的位置写 `{{title}}` 和 `{{date}}`。',
  'The front matter cannot be read.': 'front matter 读不懂。',
  'Write one `key: value` per line; `kis check` names the line of a mistake in a page.':
    '每行写一个 `键: 值`；`kis check` 会指出页面里出错的行。',
  'There is no page docs/{}.': '没有页面 `docs/{}`。',
  'Name the Markdown file to translate, for example `--translate docs/blog/name.md`.':
    '写要翻译的 Markdown 文件，例如 `--translate docs/blog/name.md`。',
  'The site has one language only.': '站点只有一种语言。',
  'Add another to `locales` in the settings first.': '先在设置的 `locales` 里再加一种。',
  'The site has several other languages.': '站点还有好几种别的语言。',
  '`{}` is not another language of the site.': '`{}` 不是站点的另一种语言。',
  'The page has a translation already, `{}`.': '这一页已有译文 `{}`。',
  'Edit that page, or remove `translation` from this one.':
    '修改那一页，或去掉这一页的 `translation`。',
  '`{}` is neither a date nor a commit that changed {}.': '`{}` 不是日期，也不是改动过 {} 的提交。',
  "Write the commit the translation is up to, for example `translated: '{}'`, or a date.":
    "写译文对应到哪个提交，例如 `translated: '{}'`，或写日期。",
  'Program {} of this page is not that of {}; more than comments and texts differ.':
    '本页第 {} 个程序和 {} 里的不同，不只是注释和文字。',
  'This page and {} are translations; one has {} programs that are run, the other {}.':
    '本页和 {} 互为译文，可运行的程序一边有 {} 个，另一边有 {} 个。',
  'Make both the same, in a file that both pages include if you like; or write `programs: own` where the page is meant to have its own.':
    '改成相同，可以放进一个文件由两页引入；如果本来就该不同，写 `programs: own`。',
  '{} was changed after this translation, in 1 commit, last by {} “{}”.':
    '译文之后，{} 又改了 1 次，最近一次是 {}“{}”。',
  '{} was changed after this translation, in {} commits, last by {} “{}”.':
    '译文之后，{} 又改了 {} 次，最近一次是 {}“{}”。',
  "Run `git diff {}~1 -- {}` and translate what it shows; or write `translated: '{}'` if nothing is missing.":
    "运行 `git diff {}~1 -- {}`，把改动译过来；如果没有遗漏，写 `translated: '{}'`。",
  'The page is held back until {}; add the link then, or hold this page back too.':
    '那个页面到 {} 才发布：到时再加链接，或让这一页也推迟。',
  'The page is now {}: write `{}`.': '那个页面现在是 {}：写成 `{}`。',
  'A file of that name lies elsewhere: write `{}`.': '同名的文件在别处：写成 `{}`。',
  'It is no PNG, JPEG, WebP, AVIF or GIF picture.': '它不是 PNG、JPEG、WebP、AVIF 或 GIF 图片。',
  'The page does not lie in the site’s folder.': '页面不在站点的目录里。',
  'It cannot be read.': '读不出来。',
  'Remove it': '去掉它',
  'Write `{}`': '写成 `{}`',
  '{} saved, {} × {}': '{} 已保存，{} × {}',
  'held back docs/{} until {}': '推迟      docs/{} 到 {} 才发布',
}
