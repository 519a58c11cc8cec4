import type { Translations } from '../template.ts'

/** What is said of addresses, links, redirects and translations. */
export const links: Translations = {
  'The link `{}` leads nowhere.': '链接 `{}` 指向的地方不存在。',
  'Correct the address, or write the page.': '改正地址，或写出那个页面。',
  'The page is a draft; remove the link or publish the draft.':
    '那个页面是草稿：去掉链接，或发布草稿。',
  'The path climbs out of `docs/`; correct it.': '路径越出了 `docs/`，改正它。',
  'The page exists only in {}, at `{}`: link that, or write the translation.':
    '那个页面只有 {} 的版本，地址是 `{}`：链接到那里，或写出译文。',
  'Begin it with https:// to leave the site: `https://{}`.':
    '要链接到站外，以 `https://` 开头：`https://{}`。',
  'A file beside a page cannot be linked: put it into `public/` and link it from there.':
    '页面旁边的文件不能链接：放进 `public/`，从那里链接。',
  'Did you mean `docs/{}`?': '是不是想写 `docs/{}`？',
  '`{}` has no heading `#{}`.': '`{}` 没有标题 `#{}`。',
  'Its headings are in {}; copy the id from the page.': '它的标题在 {} 里；从页面上复制锚点。',
  'The tags `{}` and `{}` would share the address `{}`.':
    '标签 `{}` 和 `{}` 会占用同一个地址 `{}`。',
  'Spell both `{}`.': '两处都写成 `{}`。',
  '`{}` cannot be an old address.': '`{}` 不能作旧地址。',
  'Write a path alone: no `?`, no `#`, no dotted part.':
    '只写路径，不带 `?`、`#`，也不带 `.` 或 `..`。',
  '`{}` is a page or a file of this site and cannot be redirected.':
    '`{}` 是这个站点的页面或文件，不能跳转。',
  'Remove the redirect.': '去掉这条跳转。',
  '`{}` is already redirected to `{}`.': '`{}` 已经跳转到 `{}`。',
  'Give it the parameters that the new address has, and no others.':
    '它的参数要与新地址的参数相同。',
  'Keep one of the two.': '两者留一个。',
  '`{}` is redirected to `{}`, which does not exist.': '`{}` 跳转到 `{}`，而后者不存在。',
  'Correct the new address, or remove the redirect.': '改正新地址，或去掉这条跳转。',
  'The alias `{}` is {} of {} already.': '别名 `{1}` 已经是 {3} 的{2}。',
  'the title': '标题',
  'an alias': '别名',
  'Let the page that answers it best have the name, and name the other more exactly.':
    '把这个名字留给讲得最切题的一页，另一页换一个更具体的。',
  '`{}` is in the same language.': '`{}` 是同一种语言。',
  'Name the page in another language.': '写另一种语言的那个页面。',
  '`{}` names `{}` as its translation, not this page.': '`{}` 指定的译文是 `{}`，不是这一页。',
  'Make both name each other: set `translation: {}` in {}.':
    '让两页互相指向对方：在 {2} 里写 `translation: {1}`。',
  'The translation `{}` does not exist.': '译文 `{}` 不存在。',
  'Correct the address, or remove `translation` until the page is written.':
    '改正地址，或在写出那一页之前去掉 `translation`。',
  "`{}` and `{}` are in one language and would both be this page's translation.":
    '`{}` 和 `{}` 是同一种语言，都成了这一页的译文。',
  'Name one of them only, in every page of the group.': '同组的每一页都只写其中一个。',
  'The address `{}` is a list of its collection.': '地址 `{}` 是所在集合的列表。',
  'Give the page another `permalink:`, or the layout `posts` to stand in for the list.':
    '给页面另写 `permalink:`；要代替列表，就用布局 `posts`。',
  'The address `{}` already belongs to {}.': '地址 `{}` 已属于 {}。',
  'Give one of the two another `permalink:`.': '给其中一个另写 `permalink:`。',
  'The address `{}` must start and end with a slash.': '地址 `{}` 必须以斜杠开头和结尾。',
  'Write it like `/article/name/`.': '写成 `/article/name/` 这样。',
  'The address `{}` has an empty or dotted part.': '地址 `{}` 里有空的部分，或有 `.`、`..`。',
  'The address `{}` has a character that addresses cannot hold.': '地址 `{}` 里有不能用的字符。',
  'Set `permalink:` to letters, digits, Chinese characters and hyphens.':
    '`permalink:` 只用字母、数字、汉字和连字符。',
  'The address `{}` is not inside `{}`, the language of its folder.':
    '地址 `{}` 不在 `{}` 之下，那是所在目录的语言。',
  'Start the permalink with `{}`, or move the file.': '让 permalink 以 `{}` 开头，或移动文件。',
}
