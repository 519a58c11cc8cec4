/** What settings are for: the sentences of the engine's schema, and the same in Chinese. */
export const settings: Readonly<Record<string, string>> = {
  // The site and its languages
  'Where the site will live; absolute links begin with it.': '站点发布到哪里；绝对链接以它开头。',
  'The folder it is served from when it does not own its host.':
    '站点不独占一个域名时，它所在的目录。',
  'All dates are written and shown in this time zone.': '所有日期都按这个时区书写和显示。',
  'The languages of the site, the main one first.': '站点的各种语言，主要语言排在最前。',
  'Where the addresses of this language begin.': '这种语言的地址以什么开头。',
  'The language of its pages.': '这些页面的语言。',
  "The language's own name, for the language menu.": '语言自己的名字，用在语言菜单里。',
  'Title of the site in this language.': '这种语言里站点的标题。',
  'What the site is about, for search engines and feeds.': '站点讲什么，给搜索引擎和订阅源看。',
  'Elements for the head of every page: tag, attributes, content. The policy of the site allows their hosts and texts.':
    '加进每个页面 `<head>` 的元素：标签、属性、内容。站点的安全策略会放行它们的主机和文字。',
  'Where the source of the pages is, for edit links.': '页面的源文件在哪里，编辑链接要用。',
  'Address of the repository.': '仓库的地址。',
  'Branch that edit links lead to.': '编辑链接指向的分支。',
  'Folder of the pages inside the repository.': '页面在仓库里的目录。',

  // The author
  'Who writes, for feeds and for the copyright of pages.':
    '作者是谁，用在订阅源和页面的版权信息里。',
  'Licence of the articles; Creative Commons licences are linked.':
    '文章的许可证；知识共享许可证会带上链接。',
  'First year in the footer.': '页脚里的起始年份。',
  'Links to other places of the author, shown as icons.': '作者的其他去处，显示为图标。',
  'Name of an icon: our own, `set:name` of Iconify, or the address of a picture.':
    '图标：自带的名字、Iconify 的 `图标集:名字`，或图片的地址。',
  'Where it leads.': '通向哪里。',
  'What it is called for those who do not see the icon.': '给看不到图标的人读的名字。',
  'The author, as the profile of a home page shows them.': '首页的个人资料里显示的作者。',
  'Name of the person or the team.': '个人或团队的名字。',
  'A sentence beneath the name.': '名字下面的一句话。',
  'Address of a picture.': '图片的地址。',
  'The same as `avatar`, which goes first.': '与 `avatar` 相同；两个都写时以 `avatar` 为准。',
  'Where the person lives.': '所在地。',
  'Whom the person works for.': '所属的组织。',
  'Whether the picture is round.': '图片是否为圆形。',
  'Width of the picture in pixels.': '图片的宽度，单位为像素。',
  'Height of the picture in pixels.': '图片的高度，单位为像素。',
  'Side the picture stands on.': '图片在哪一侧。',
  'What stands behind a banner that names no picture.': '横幅没有指定图片时的背景。',
  'Address of the picture.': '这张图片的地址。',
  'Address of a picture that changes every day; the browsers of readers ask that host.':
    '每天更换的图片的地址；读者的浏览器会向那台主机请求。',
  'Whether the build draws a picture of each title, for links shown elsewhere.':
    '构建时是否为每个标题画一张图，链接被分享到别处时显示。',

  // Pages
  'Folders of `docs/` that belong together, and where their pages live.':
    '`docs/` 里同属一组的目录，以及其中页面的地址。',
  'Articles in the order of their dates.': '文章，按日期排列。',
  'Its folder under `docs/`.': '它在 `docs/` 下的目录。',
  'Its name, as readers see it.': '读者看到的名字。',
  'Address of the list.': '列表的地址。',
  'What the addresses of its articles begin with.': '其中文章的地址以什么开头。',
  'Address of its tags.': '标签页的地址。',
  'Address of its archive.': '归档页的地址。',
  'Address of its categories.': '分类页的地址。',
  'Whether it has pages of tags.': '是否有标签页。',
  'Whether it has an archive.': '是否有归档页。',
  'Whether it has pages of categories.': '是否有分类页。',
  'How covers are shown in lists.': '封面在列表里怎样显示。',
  'Where the cover of a post stands.': '文章封面的位置。',
  'Width to height.': '宽高比。',
  'Width in pixels.': '宽度，单位为像素。',
  'Whether the cover goes from rule to rule, without space.': '封面是否贴住上下分隔线，不留空白。',
  'How long a page of the list is.': '列表每页有多长。',
  'How many articles a page lists; `false` for all.': '每页列多少篇文章；`false` 为全部列出。',
  'Ids of categories in addresses, by the path of names.':
    '分类在地址里的标识，以名字组成的路径为键。',
  'Pages in the order of their file names.': '页面，按文件名排列。',
  'What the addresses of its pages begin with.': '其中页面的地址以什么开头。',
  'Its sidebar; `auto` makes it from folders and file names.':
    '侧边栏；`auto` 由目录和文件名生成。',
  'What it says.': '显示的文字。',
  'Name of an icon, or address of a picture.': '图标的名字，或图片的地址。',
  'A few letters beside it.': '旁边的徽章，几个字。',
  'Its colour.': '颜色。',
  'Whether it starts closed.': '一开始是否收起。',
  'Entries beneath it.': '下一级的条目。',
  'Whether groups start closed.': '分组一开始是否收起。',
  'Whether it has a feed of its own, and its pages are in that of the language.':
    '是否有自己的订阅源；它的页面也会出现在这种语言的总订阅源里。',
  'The top bar of each language, by its prefix.': '每种语言的顶栏，以语言的前缀为键。',
  'Also current on addresses that match it.': '地址与它匹配时，也算作当前项。',
  'Where the link opens.': '链接在哪里打开。',
  'How the target is related.': '与目标的关系。',
  'Entries of its menu.': '菜单里的条目。',

  'Links of the footer of each language; the feed, the source and the languages are there by themselves.':
    '各语言页脚里的链接；订阅源、源代码和语言会自动列出。',

  // Reading
  'Whether articles show the last changes of their file, where git has more than one.':
    '文章是否列出文件最近的改动；git 里改过不止一次时才有。',
  'Whether an article ends with pages like it, and with those that cite it.':
    '文章末尾是否列出相近的页面和引用它的页面。',
  'Languages the highlighter loads; code in others is shown plain.':
    '代码高亮加载的语言；其他语言的代码不着色。',
  'Files below `docs/` in which any HTML may stand; elsewhere a small, safe part of it may.':
    '`docs/` 下哪些文件可以写任意 HTML；别处只能写一小部分安全的标签。',
  'What a reader sees who has chosen nothing; `force-dark` leaves no choice.':
    '读者没有选择时看到的外观；`force-dark` 不让选择。',
  'How another appearance comes; `false` for at once.':
    '切换外观时的过渡效果；`false` 为立即切换。',
  'Web fonts, so that titles of pages look alike everywhere; `{}` for the usual ones.':
    '网页字体，让页面标题在哪里看都一样；`{}` 用默认的字体。',
  'Packages of the fonts of page titles, by language; `false` for none.':
    '页面标题所用字体的包名，按语言分别写；`false` 为不用。',
  'Package of a serif font for text in Latin letters.': '拉丁字母正文所用衬线字体的包名。',
  'A notice above pages, by language.': '页面上方的公告，按语言分别写。',
  'Name of this notice, without spaces; another notice needs another one.':
    '这条公告的名字，不含空格；换一条公告就要换一个名字。',
  'Its heading.': '公告的标题。',
  'Its text; an empty line begins a paragraph.': '公告的正文；空行开始新的一段。',
  'Whether the content is HTML, written into the page as it is.': '正文是否为 HTML，原样写进页面。',
  'A line above the page, or a box in a corner of wide windows, for which pages make room.':
    '页面上方的一行，或者宽窗口一角的方框；页面会给方框让出位置。',
  'In which corner; only with `place: corner`.': '在哪个角；只在 `place: corner` 时有用。',
  'Whether a box in a corner has a red edge.': '角上的方框是否有红色边线。',
  'How long a closed notice stays closed: until the tab is closed, for good, or not at all.':
    '关掉的公告多久不再出现：直到标签页关闭、永远，或下次就再出现。',
  'Whether pages that were read can be read again without a connection, and the site installs as an app.':
    '读过的页面断网后能否再读，站点能否作为应用安装。',

  // Services of others
  'Who runs the programs of a page when a reader asks.': '读者要求时，由谁来运行页面里的程序。',
  'Who runs Go; `false` for nobody.': '谁来运行 Go；`false` 为不运行。',
  'Who runs Kotlin; `false` for nobody.': '谁来运行 Kotlin；`false` 为不运行。',
  'Who runs Rust; `false` for nobody.': '谁来运行 Rust；`false` 为不运行。',
  'Address of the service.': '服务的地址。',
  '`json` for a runner of your own.': '自己的运行服务写 `json`。',
  '`playground` as play.golang.org speaks, `json` for a service of your own.':
    '`playground` 是 play.golang.org 的协议，`json` 用于你自己的服务。',
  "Whether Python runs in the reader's browser, from a copy within the site (15 MB).":
    'Python 是否在读者的浏览器里运行，所需文件随站点发布（15 MB）。',
  "Whether SQLite and PostgreSQL run in the reader's browser, from copies within the site (1.5 and 16 MB, where a page needs them).":
    '是否让 SQLite 和 PostgreSQL 在读者的浏览器里运行，文件在站点里（1.5 和 16 MB，有页面用到时才有）。',
  'Whether TypeScript runs there too, its types taken away; needs the package `sucrase`.':
    'TypeScript 是否也在那里运行，类型会先去掉；需要 `sucrase` 这个包。',
  "Whether JavaScript runs in the reader's browser, in a worker without network and storage.":
    'JavaScript 是否在读者的浏览器里运行，用一个没有网络和存储的 Worker。',
  'Discussions of a GitHub repository beneath pages, by giscus.':
    '页面下方的评论，来自一个 GitHub 仓库的讨论区，由 giscus 提供。',
  'Repository of the discussions.': '讨论区所在的仓库。',
  'Its number, as giscus.app shows it.': '它的编号，giscus.app 会显示。',
  'Category of the discussions.': '讨论的分类。',
  'How a page finds its discussion.': '页面怎样找到自己的讨论。',
  'Whether only an exact match counts.': '是否只认完全匹配。',
  'Whether readers see reactions.': '是否显示表情回应。',
  'Where readers write.': '输入框的位置。',
  'Theme of giscus on light pages.': '浅色页面上 giscus 的主题。',
  'Theme of giscus on dark pages.': '深色页面上 giscus 的主题。',
  'Whether the frame waits until it is near.': '评论框是否等到接近时才加载。',
  'Where giscus runs.': 'giscus 运行在哪里。',
  'Comments come when the reader asks (`button`) or by themselves (`near`).':
    '读者点击后才加载评论（`button`），或接近时自动加载（`near`）。',
  'Who counts readers; never started where a browser asks for privacy.':
    '由谁统计访问；浏览器要求隐私时从不启动。',
  'A script that counts readers.': '统计访问的脚本。',
  'Address of the script.': '脚本的地址。',
  'Attributes the script wants.': '脚本需要的属性。',
  'Number of a Google tag manager container.': 'Google 跟踪代码管理器的容器编号。',
  'Asked for the facts of repository cards.': '向它查询仓库卡片上的数据。',
  'Whether the browsers of readers ask again for what repository cards count, once a day.':
    '读者的浏览器是否每天重新查询一次仓库卡片上的数字。',
  'A hosted search service.': '托管的搜索服务。',
  'Number of the application.': '应用的编号。',
  'A key that may only search; readers see it.': '只能用于搜索的密钥；读者看得到它。',
  'Name of the index.': '索引的名字。',
  'What differs for a language, by its prefix.': '某种语言的不同之处，以语言的前缀为键。',
  'Other servers that speak the same protocol, asked in this order.':
    '使用同一协议的其他服务器，按此顺序查询。',

  // Read at build only
  'Old addresses and where they lead now; `:name` stands for one part of an address on both sides.':
    '旧地址，以及它们现在通向哪里；两边的 `:name` 代表地址中的同一段。',
  'How people of the git history are shown.': 'git 历史里的人怎样显示。',
  'Name as pages show it.': '页面上显示的名字。',
  'Where the name leads.': '名字链接到哪里。',
  'Other names and e-mail addresses in the history; never published.':
    '历史里的其他名字和邮箱；从不发布。',
  'Terms explained wherever they occur, by language.': '出现时带上解释的术语，按语言分别写。',
  'The tags pages may have, by language.': '页面可以用的标签，按语言分别写。',
  'Matters of taste that `kis check` looks for; none ever stops a build.':
    '`kis check` 检查的写作习惯；都不会中断构建。',
  'Chinese pages: a space between Chinese and Latin words, full-width punctuation':
    '中文页面：中文与西文之间有空格，标点用全角。',
  'a `description` is neither too short nor too long': '`description` 不太短，也不太长。',
  'headings go no deeper than a level, or than the `outline` of their page':
    '标题不超过某一级，或不超过页面 `outline` 的范围。',
  'something stands between two headings': '两个标题之间有内容。',
  'sentences end without an exclamation mark': '句子不以感叹号结尾。',
  'what looks like the output of a program, and every chart, says where it comes from':
    '像程序输出的内容和每张图表都写明出处。',
  'tags are those of the list `tags` for the language of the page':
    '标签出自 `tags` 里该语言的列表。',
  'Which pages need a password.': '哪些页面需要口令。',
  'Whether the whole site is locked; only admin passwords open it.':
    '是否锁住整个站点；只有管理口令能打开。',
  'Stands between several hashes in one text.': '一段文字里几个哈希之间的分隔符。',
  'Hashes of the passwords that open everything.': '能打开一切的口令的哈希。',
  'Which pages are locked (an address, a file or `^` and a regular expression), and the hashes that open them.':
    '哪些页面上锁（地址、文件，或 `^` 开头的正则表达式），以及能打开它们的哈希。',
  'Passwords everybody may know.': '公开的口令。',
  'Another text makes all readers enter their passwords again.':
    '换一段文字，所有读者就要重新输入口令。',
  'Functions that are called while the site is built; not in `site.config.json`.':
    '构建站点时调用的函数；`site.config.json` 里不能写。',
  'Called with the data of each page before it is stored; may return `{ description, data }`, and layouts and slots find `data` in `page.data`.':
    '每个页面存下之前调用，参数是页面的数据；可以返回 `{ description, data }`，布局和插槽从 `page.data` 读到 `data`。',
  'Called with the data of each page; may return more tags for its head, written as in `head`.':
    '对每个页面调用，参数是页面的数据；可以返回要加进 `<head>` 的标签，写法同 `head`。',
  'Called once with the pages that feeds, sitemap and the like speak of; may return another list, in which a page of `public/` is `{ path, title }`.':
    '调用一次，参数是订阅源、站点地图等要列出的页面；可以返回另一份列表，其中 `public/` 里的页面写成 `{ path, title }`。',
  'Called after the build with `{ folder, files }`: where the site lies and every file of it.':
    '构建结束后调用，参数是 `{ folder, files }`：站点在哪里，有哪些文件。',
  'Language in which diagnostics and commands speak to you.': '诊断和命令用哪种语言。',
  'How the built site is served.': '构建出来的站点怎样发布。',
  'How photographs and screenshots are made smaller; `false` publishes them as they are.':
    '照片和截图怎样变小；写 `false` 就原样发布。',
  'Formats beside the original; browsers take the first they know.':
    '原图之外的格式；浏览器用它认识的第一种。',
  'How much of a photograph is left out to make it smaller.': '为了变小，照片可以舍去多少细节。',
  'Hosts the build writes settings for.': '构建时为哪些主机写出配置。',
  'How files are compressed for hosts that send them as they are.':
    '主机原样发送文件时，事先用什么方式压缩。',
  'How many earlier builds keep their hashed files, for tabs that are still open.':
    '保留此前几次构建的带哈希文件，供仍然开着的标签页使用。',
  'Sources added to the Content-Security-Policy, by directive.':
    '加进内容安全策略的来源，按指令分别写。',
  'Where scripts may come from.': '脚本可以来自哪里。',
  'Where styles may come from.': '样式可以来自哪里。',
  'Where pictures may come from.': '图片可以来自哪里。',
  'Where fonts may come from.': '字体可以来自哪里。',
  'Where answers to scripts may come from.': '脚本可以向哪里请求数据。',
  'Where sound and video may come from.': '音频和视频可以来自哪里。',
  'Where frames may come from.': '内嵌框架可以来自哪里。',
  'Where workers may come from.': 'worker 可以来自哪里。',
  'Where forms may be sent.': '表单可以提交到哪里。',
}
