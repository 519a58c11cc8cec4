import type { Translations } from '../template.ts'

/** What is said of diagrams, charts, figures, pictures and embeds. */
export const figures: Translations = {
  'The chart has no data: a row of names and a row of values at least, with two columns.':
    '图表没有数据：至少要有一行名称、一行数值，各有两列。',
  'Name a CSV file with `data="./figures.csv"`, or write the rows into the block.':
    '用 `data="./figures.csv"` 指定 CSV 文件，或把各行写进区块。',
  'The chart has {} rows; it may have {}.': '图表有 {} 行，最多 {} 行。',
  'Sum them up.': '汇总成较少的行。',
  'The data has no column `{}`.': '数据里没有 `{}` 这一列。',
  'Its columns are {}.': '数据里的列有 {}。',
  '`{}` shows one column.': '`{}` 只显示一列。',
  '`{}` shows {} columns.': '`{}` 显示 {} 列。',
  'Name them with `y=`.': '用 `y=` 指定。',
  'Row {} of `{}` is not a number: `{}`.': '`{2}` 的第 {1} 行不是数：`{3}`。',
  'Correct it, or name other columns with `y=`.': '改正它，或用 `y=` 指定别的列。',
  'Row {} of `{}` is {}, which a logarithmic axis cannot show.':
    '`{2}` 的第 {1} 行是 {3}，对数轴无法显示。',
  'Row {} of `{}` is {}, which a pie cannot show.': '`{2}` 的第 {1} 行是 {3}，饼图无法显示。',
  'Leave out `log`.': '去掉 `log`。',
  'Use `type=bar`.': '用 `type=bar`。',
  'The package that draws charts is not installed.': '没有安装画图表的包。',
  'The mind map has no headings and no list.': '思维导图里没有标题，也没有列表。',
  'Write an outline: `# 根`, then `- 枝`.': '写出提纲：先写 `# 根`，再写 `- 枝`。',
  'The mind map has {} nodes; it may have {}.': '思维导图有 {} 个节点，最多 {} 个。',
  'Split it.': '拆成几个。',
  'The diagram is empty.': '图是空的。',
  'The drawing is {} pixels wide, and the text {}: readers have to scroll it.':
    '图宽 {} 像素，而正文宽 {}：读者要横向滚动才能看完。',
  'Write it from top to bottom, shorten its words, or split it.':
    '改成自上而下，缩短其中的文字，或者拆开。',
  'Write it or remove it.': '写出内容，或删掉它。',
  'The diagram cannot be read: {}.': '图读不懂：{}。',
  'The diagram cannot be read: {}, unexpected {}.': '图读不懂：{}，意外的 {}。',
  'Correct it; https://mermaid.js.org has the grammar of every kind of diagram.':
    '改正它；各种图的语法见 https://mermaid.js.org 。',
  'The diagram has not been drawn yet, and the package that draws it is not installed.':
    '图还没有画出来，也没有安装画图的包。',
  'Run `{}`, then `npx kis draw`, and commit `drawings/`.':
    '运行 `{}`，再运行 `npx kis draw`，并提交 `drawings/`。',
  'The diagram has not been drawn yet, and there is no browser to draw it.':
    '图还没有画出来，这台机器也没有可用的浏览器。',
  'Install Chromium or Chrome, or name one with `CHROMIUM=/path`; then `npx kis draw`, and commit `drawings/`.':
    '安装 Chromium 或 Chrome，或用 `CHROMIUM=/path` 指定；再运行 `npx kis draw`，并提交 `drawings/`。',
  'The diagram could not be drawn: {}.': '图没有画成：{}。',
  'Make it smaller, or split it.': '缩小它，或拆成几个。',
  'no Chromium was found': '没有找到 Chromium',
  'it took more than {} s': '用时超过 {} 秒',
  'it has more than {} characters': '超过 {} 个字符',
  'it holds more than shapes and words': '里面有图形和文字以外的东西',
  'The figure has {} characters; it may have {}.': '这个图有 {} 个字符，最多 {} 个。',
  'Split it; put the data of a chart into a file.': '拆开它；图表的数据可以放进文件。',
  'A figure has no name.': '图没有名字。',
  'Write `::: figure Name`.': '写成 `::: figure Name`。',
  'The figure `{}` has no text.': '图 `{}` 里没有文字。',
  'Say inside it what it shows: feeds, searches and readers without script get that.':
    '在里面写出图上是什么：订阅源、搜索和关闭脚本的读者得到的是这段文字。',
  '`client={}` says nothing about when a figure starts.': '`client={}` 没有说明图何时启动。',
  'Write `{}#another-id`.': '写成 `{}#another-id`。',
  '`#{}` cannot be the id of a figure.': '`#{}` 不能作图的标识。',
  'The id `{}` is taken by another part of the page.': '标识 `{}` 已被页面的另一处使用。',
  "The first frame of `{}` has a `style` attribute, which the site's policy blocks.":
    '`{}` 的第一帧带有 `style` 属性，会被站点的安全策略拦下。',
  'Give it a class, or draw it in SVG with attributes such as `width` and `fill`.':
    '改用类名，或用 SVG 的 `width`、`fill` 等属性来画。',
  'The component `{}` fails while it is drawn: {}': '组件 `{}` 在绘制时抛出错误：{}',
  'Correct `blocks/{}`, or the options that are written here.':
    '改正 `blocks/{}`，或这里写的选项。',
  'There is no figure called `{}`.': '没有叫 `{}` 的图。',
  'Use {}, or write `blocks/<name>/Island.tsx`.': '用 {}，或写出 `blocks/<名字>/Island.tsx`。',
  'Write its component: `blocks/<name>/Island.tsx`, with a `block.ts` beside it.':
    '写出它的组件：`blocks/<名字>/Island.tsx`，旁边放上 `block.ts`。',
  'The figure `#{}` shares no state called `{}`.': '图 `#{}` 没有公开名为 `{}` 的状态。',
  'Name it in `shared` of its `block.ts`.': '把它写进 `block.ts` 的 `shared`。',
  '`{}={}` is no {}, so the figure `#{}` ignores it.': '`{}={}` 不是{}，图 `#{}` 会忽略它。',
  'Write a {} behind `{}=`.': '在 `{2}=` 后面写{1}。',
  number: '数',
  boolean: '`true` 或 `false`',

  'The picture has no text for those who cannot see it.':
    '图片没有替代文字，看不到它的人无从了解。',
  'Write what it shows between the brackets: `![…](…)`.': '在方括号里写出图上是什么：`![…](…)`。',
  '`#{}` behind a picture means nothing.': '图片后面的 `#{}` 没有意义。',
  'Did you mean `#{}`?': '是不是想写 `#{}`？',
  'The file `{}` would be fetched from another host.': '文件 `{}` 要从别的主机获取。',
  'The address `{}…` holds the file itself.': '地址 `{}…` 里写的就是文件本身。',
  'Save it beside the article and link it relatively.': '存到文章旁边，用相对路径引用。',
  'The file `{}` does not exist.': '文件 `{}` 不存在。',
  'Put the file at `public{}` or correct the path.': '把文件放到 `public{}`，或改正路径。',
  'Put the file at `docs{}` or correct the path.': '把文件放到 `docs{}`，或改正路径。',
  'Put the file into `docs/`, best beside the page, and correct the path.':
    '把文件放进 `docs/`，最好放在页面旁边，并改正路径。',
  'Did you mean `{}`, in the same folder?': '是不是同一目录里的 `{}`？',
  'The file `{}` lies outside `docs/`.': '文件 `{}` 在 `docs/` 之外。',
  'Copy it into `docs/`.': '把它复制到 `docs/` 里。',
  'The picture `{}` is larger than 20 MiB.': '图片 `{}` 超过 20 MiB。',
  'Save it smaller; {} million pixels are plenty.': '存小一些，{} 百万像素足够了。',
  'The picture `{}` holds `{}`, which could run when it is opened.':
    '图片 `{}` 里有 `{}`，打开时可能运行。',
  'Remove it from the SVG.': '从 SVG 里去掉。',
  'The SVG `{}` does not say how large it is; the page will move when it arrives.':
    'SVG `{}` 没有说明尺寸，加载时页面会跳动。',
  'Give its root element a `viewBox`, or `width` and `height`.':
    '给根元素加上 `viewBox`，或 `width` 和 `height`。',
  'The picture `{}` cannot be used: {}.': '图片 `{}` 不能用：{}。',
  'it is {}, which browsers do not show': '格式是 {}，浏览器不显示',
  'it has {} million pixels': '有 {} 百万像素',
  'it cannot be read': '读不出来',
  'Save it again as PNG, JPEG, WebP, AVIF, GIF or SVG.':
    '另存为 PNG、JPEG、WebP、AVIF、GIF 或 SVG。',
  'The picture `{}` carries notes of its camera or program, and files in `public/` are published as they are.':
    '图片 `{}` 带有相机或软件的信息，而 `public/` 里的文件原样发布。',
  'Put it beside the article, where they are cut out.': '放到文章旁边，构建时会去掉这些信息。',
  'Pictures are published as they are, because `sharp` cannot be loaded.':
    '图片原样发布，因为 `sharp` 无法加载。',
  '`{}` is not a PDF.': '`{}` 不是 PDF。',
  'Name a file that ends in `.pdf`.': '指定以 `.pdf` 结尾的文件。',
  '`{}` is not the id of a video.': '`{}` 不是视频的编号。',
  'Write only the id, as in `{}`.': '只写编号，例如 `{}`。',
  '`{}` is not a clip browsers play.': '`{}` 不是浏览器能播放的视频。',
  'Use MP4 (H.264), WebM or Ogg.': '用 MP4（H.264）、WebM 或 Ogg。',
}
