import type { Translations } from '../template.ts'

/** What the report says of whole sites of other generators. */
export const moving: Translations = {
  '`<iframe>` became a block or a link.': '`<iframe>` 改成了区块或链接。',
  'HTML became Markdown: {}.': 'HTML 改成了 Markdown：{}。',
  '`<{}>` stays as it is; write it as Markdown.': '`<{}>` 保持原样，请改写成 Markdown。',
  'All headings are one level lower: the title is the first.':
    '所有标题都降了一级：页面的标题才是一级。',
  'It is a link to somewhere else and is not copied.': '它是指向别处的链接，没有复制。',
  'Settings for `site.config.ts`:': '写进 `site.config.ts` 的设置：',
  'Settings for `site.config.ts` are in {}:': '写进 `site.config.ts` 的设置在 {} 里：',
  'files in public/: {}': 'public/ 里的文件 {} 个',
  'The old address `{}` is that of another page.': '旧地址 `{}` 是另一页的地址。',
  '`{}` of the listing is left out.': '代码块的 `{}` 没有保留。',
  '`no-icon` of the note is left out.': '提示框的 `no-icon` 没有保留。',
  'The icon `{}` of a tab is left out.': '选项卡的图标 `{}` 没有保留。',
  'Pictures of the links are left out.': '链接的图片没有保留。',
  'The pictures of the group stand below each other.': '这一组图片改为上下排列。',
  'The page had a password.': '这一页原来有口令。',
  'A part of the page had a password.': '这一页有一部分原来有口令。',
  'The page had a password. It is a draft until you lock it: `encrypt: true`, see the manual on locks.':
    '这一页原来有口令。在你上锁（`encrypt: true`，见手册）之前，它是草稿。',
  'A part of the page had a password. It is a draft until you lock it: `encrypt: true`, see the manual on locks.':
    '这一页有一部分原来有口令。在你上锁（`encrypt: true`，见手册）之前，它是草稿。',
  '`{}` {} is left out: a cover is a picture of `public/`.':
    '`{}` {} 没有保留：封面必须是 `public/` 里的图片。',
  '`{% include_code %}` became the code itself.': '`{% include_code %}` 改成了代码本身。',
  '{} leads to nothing and stays as it is.': '{} 指向的地方不存在，保持原样。',
  'The tag {} is not known and stays as it is.': '标签 {} 不认识，保持原样。',
  '{} became {}.': '{} 改成了 {}。',
  '{} is not filled in here and stays as it is.': '{} 在这里不会填入内容，保持原样。',
  'The category {} became the folder of the page.': '分类 {} 成了页面所在的目录。',
  'The other categories {} became tags.': '其余的分类 {} 成了标签。',
  'The page has no date; `{}` is that of its file, as Hexo has it.':
    '页面没有日期；`{}` 是文件的日期，Hexo 也这样算。',
  'The page for what is not there comes by itself.': '找不到页面时的页面会自动生成。',
  'The list of {} comes by itself.': '{} 的列表会自动生成。',
  'The list of {} comes by itself, at `{}`.': '{} 的列表会自动生成，在 `{}`。',
  'Friends have a page of their own: `pageLayout: friends` with `list: {}`.':
    '友链有单独的页面：`pageLayout: friends` 加上 `list: {}`。',
  "The menu's `{}: {}` leads to nothing here and is left out.":
    '菜单里的 `{}: {}` 在这里没有对应的页面，没有保留。',
  'The size and the class of the picture are left out.': '图片的尺寸和类名没有保留。',
  'The embedded page became a link.': '嵌入的网页改成了链接。',
  '`::: {}` is left out, and its text stays.': '`::: {}` 没有保留，里面的文字还在。',
  '`{}` of `::: {}` is left out.': '`::: {2}` 的 `{1}` 没有保留。',
  'The icon of `::: card` is left out.': '`::: card` 的图标没有保留。',
  '`{}` of `::: npm-to` is left out.': '`::: npm-to` 的 `{}` 没有保留。',
  '`{}` of a section is left out.': '某一段的 `{}` 没有保留。',
  '`{}` of the bar leads to nothing here and is left out.':
    '导航栏的 `{}` 在这里没有对应的页面，没有保留。',
  '`{}` is set; see what the manual says of it.': '设置了 `{}`；怎么办见手册。',
  '{} is no site of Hexo.': '{} 不是 Hexo 站点。',
  'Name the folder that holds `_config.yml` and `source/`.':
    '写 `_config.yml` 和 `source/` 所在的目录。',
  '{} is no site of VuePress.': '{} 不是 VuePress 站点。',
  'Name the folder that holds `.vuepress/`.': '写 `.vuepress/` 所在的目录。',
  '{} is no site of VitePress.': '{} 不是 VitePress 站点。',
  'Name the folder that holds `.vitepress/`.': '写 `.vitepress/` 所在的目录。',
  '`{}` is only known when it runs; see to it by hand.': '`{}` 运行时才知道，需要你手工处理。',
  'The attributes of `::: {}` were rewritten.': '`::: {}` 的属性改写了。',
  '`layout: home` became `pageLayout: home` with its sections.':
    '`layout: home` 改成了 `pageLayout: home` 和各段内容。',
  'The layout {} is left out.': '布局 {} 没有保留。',
  '`{}` {} is left out.': '`{}` {} 没有保留。',
  '`lastUpdated` is left out: dates of changes come from git.':
    '`lastUpdated` 没有保留：修改日期取自 git。',
  '`{}` {} is left out: neighbours come from the sidebar.': '`{}` {} 没有保留：前后页取自侧边栏。',
  'The icon {} of a feature is left out.': '某个特性的图标 {} 没有保留。',
  'The page is made by a program (a dynamic route); write its pages as files.':
    '这一页由程序生成（动态路由），请把各页写成文件。',
  'The page was published as `{}` and lies there.': '这一页原来发布在 `{}`，现在也放在那里。',
  '`{}` of {} leads to nothing here and is left out.':
    '{2} 的 `{1}` 在这里没有对应的页面，没有保留。',
  '{} is not there and stays as it is.': '{} 不存在，保持原样。',
  '{} was put into the text.': '{} 已并入正文。',
  '`[[toc]]` is left out: the outline is beside the page.':
    '`[[toc]]` 没有保留：目录就在页面旁边。',
  'The attributes of {} are left out.': '{} 的属性没有保留。',
  '{} is not calculated here and stays as text.': '{} 在这里不会计算，仍是文字。',
  '`<{}>` is not run here; it stays in the file as a comment.':
    '`<{}>` 在这里不会运行，以注释的形式留在文件里。',
  'The title became `{}`.': '标题成了 `{}`。',
}
