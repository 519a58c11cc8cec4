import type { DiagnosticGroup } from './diagnostic.ts'

export const media: DiagnosticGroup = {
  slug: 'media',
  title: { 'zh-CN': '图片、图和嵌入', 'en-US': 'Pictures, diagrams and embeds' },
  description: {
    'zh-CN': '图片文件、图与图表、视频、PDF 和仓库卡片。',
    'en-US': 'Files of pictures, diagrams and charts, videos, PDFs and repository cards.',
  },
  codes: {
    'missing-picture': {
      'en-US': [
        'The file of a picture, an embed or a `cover` is not there.',
        'Put the file there, or correct the path.',
      ],
      'zh-CN': ['图片、嵌入文件或 `cover` 的文件不存在。', '把文件放过去，或改正路径。'],
    },
    'missing-alt': {
      'en-US': [
        'A picture has no text for those who cannot see it.',
        'Write what it shows between the brackets.',
      ],
      'zh-CN': ['图片没有替代文字，看不到它的人无从了解。', '在方括号里写出图上是什么。'],
    },
    'broken-picture': {
      'en-US': [
        'The file cannot be decoded, or browsers do not show its format.',
        'Save it as PNG, JPEG, WebP, AVIF, GIF or SVG.',
      ],
      'zh-CN': [
        '文件无法解码，或浏览器不支持它的格式。',
        '存成 PNG、JPEG、WebP、AVIF、GIF 或 SVG。',
      ],
    },
    'active-picture': {
      'en-US': [
        'An SVG holds script, or something else that could run when the file is opened by itself.',
        'Remove it from the SVG.',
      ],
      'zh-CN': ['SVG 里有脚本，或单独打开时可能运行的东西。', '从 SVG 里去掉。'],
    },
    'picture-size': {
      'en-US': [
        'A picture has more than 20 MiB or 50 million pixels; as a warning: an SVG does not say how large it is, so the page would move when it arrives.',
        'Save it smaller; give the SVG a `viewBox`.',
      ],
      'zh-CN': [
        '图片超过 20 MiB 或 5000 万像素；作为警告时：SVG 没有说明尺寸，加载时页面会跳动。',
        '存小一些；给 SVG 加上 `viewBox`。',
      ],
    },
    'picture-metadata': {
      'en-US': [
        'A picture in `public/` carries notes of its camera or program, and such files are published as they are.',
        'Put it beside the article, where the notes are cut out.',
      ],
      'zh-CN': [
        '`public/` 里的图片带有相机或软件的信息，而那里的文件原样发布。',
        '放到文章旁边，构建时会去掉这些信息。',
      ],
    },
    'remote-picture': {
      'en-US': [
        'A picture or embedded file would be fetched from another host, which would learn of every reader.',
        'Save it beside the article and link it relatively.',
      ],
      'zh-CN': [
        '图片或嵌入文件要从别的主机获取，那台主机会知道每一位读者。',
        '存到文章旁边，用相对路径引用。',
      ],
    },
    'inline-picture': {
      'en-US': [
        'A picture or embedded file is written into its address (`data:…`). Every reader would load it with the text, in one size, and its place could not be kept.',
        'Save it beside the article and link it relatively.',
      ],
      'zh-CN': [
        '图片或嵌入文件写在地址里（`data:…`）。每位读者都要随正文一起下载，只有一种尺寸，也无法预留位置。',
        '存到文章旁边，用相对路径引用。',
      ],
    },
    'unknown-picture-mark': {
      'en-US': [
        '`#…` behind a picture means nothing.',
        'Use `#no-view`, `#light-only` or `#dark-only`.',
      ],
      'zh-CN': ['图片后面的 `#…` 没有意义。', '用 `#no-view`、`#light-only` 或 `#dark-only`。'],
    },
    'bad-diagram': {
      'en-US': [
        'A diagram or mind map is empty, too large, or cannot be read. The line is that of the mistake.',
        'Correct it, or split it.',
      ],
      'zh-CN': ['图或思维导图是空的、太大，或读不懂。报告的是出错的那一行。', '改正它，或拆开。'],
    },
    'wide-figure': {
      'en-US': [
        'A diagram or mind map is more than 15 % wider than the text, and there is no narrower way to draw it: readers have to scroll it.',
        'Write it from top to bottom, shorten its words, or split it.',
      ],
      'zh-CN': [
        '图或思维导图比正文宽出 15% 以上，也没有更窄的画法：读者要横向滚动才能看完。',
        '改成自上而下，缩短其中的文字，或者拆开。',
      ],
    },
    'bad-chart': {
      'en-US': [
        'A chart has no data, an unknown type, a column its data lacks, or a value it cannot show.',
        'The message names it, and the column you may have meant.',
      ],
      'zh-CN': [
        '图表没有数据、类型不存在、数据里没有那一列，或有无法显示的值。',
        '消息会指出来，并给出你可能想写的列。',
      ],
    },
    'no-drawing': {
      'en-US': [
        'A diagram has not been drawn yet, and there is no browser to draw it.',
        'Install Chromium or Chrome, or name one with `CHROMIUM=/path`; run `npx kis draw` and commit `drawings/`.',
      ],
      'zh-CN': [
        '图还没有画出来，而这台机器没有可用的浏览器。',
        '安装 Chromium 或 Chrome，或用 `CHROMIUM=/path` 指定；运行 `npx kis draw`，提交 `drawings/`。',
      ],
    },
    'unknown-embed': {
      'en-US': ['Nothing can be embedded as `@[name]`.', 'Use the name the message offers.'],
      'zh-CN': ['没有 `@[name]` 这种嵌入。', '用消息给出的名字。'],
    },
    'broken-embed': {
      'en-US': [
        'A line begins like an embed and is not written as one.',
        'Write `@[name](target "Title")` on a line of its own, without quotes in the title.',
      ],
      'zh-CN': [
        '这一行开头像嵌入，写法却不对。',
        '单独一行写 `@[name](target "标题")`，标题里不用引号。',
      ],
    },
    'embed-file': {
      'en-US': [
        '`@[pdf]` or `@[video]` names a file of another kind.',
        'Name a PDF, or an MP4, WebM or Ogg file.',
      ],
      'zh-CN': ['`@[pdf]` 或 `@[video]` 指定的文件类型不对。', '用 PDF，或 MP4、WebM、Ogg 文件。'],
    },
    'embed-id': {
      'en-US': [
        'Not the id of a video, or the time is not in whole seconds.',
        'Write the id alone, and the time like `t=90`.',
      ],
      'zh-CN': ['不是视频的编号，或时间不是整秒。', '只写编号；时间写成 `t=90`。'],
    },
    'bad-repository': {
      'en-US': ['`@[repo]` does not name a repository.', 'Write `@[repo](owner/name)`.'],
      'zh-CN': ['`@[repo]` 没有写明仓库。', '写 `@[repo](owner/name)`。'],
    },
    'bad-comments': {
      'en-US': [
        '`docs/.comments.json` is not JSON, or lacks what the comments of a page need.',
        'Let `npx kis comments` write it anew, or delete it.',
      ],
      'zh-CN': [
        '`docs/.comments.json` 不是 JSON，或缺少显示评论要用的内容。',
        '用 `npx kis comments` 重新写出，或删掉它。',
      ],
    },
    'bad-icons': {
      'en-US': [
        '`docs/.icons.json` is not JSON, or a drawing in it is more than lines and shapes.',
        'Delete it, and let `npx kis icons` fetch its icons again.',
      ],
      'zh-CN': [
        '`docs/.icons.json` 不是 JSON，或其中的图形不只是线条和形状。',
        '删掉它，用 `npx kis icons` 重新取图标。',
      ],
    },
    'bad-repositories': {
      'en-US': [
        '`docs/.repositories.json` is not JSON, or an entry has a wrong value.',
        'Let `npx kis repositories` write it anew, or delete it.',
      ],
      'zh-CN': [
        '`docs/.repositories.json` 不是 JSON，或有一项的值不对。',
        '用 `npx kis repositories` 重新写出，或删掉它。',
      ],
    },
  },
}
