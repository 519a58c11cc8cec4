import type { DiagnosticGroup } from './diagnostic.ts'

export const links: DiagnosticGroup = {
  slug: 'links',
  title: { 'zh-CN': '地址与链接', 'en-US': 'Addresses and links' },
  description: {
    'zh-CN': '页面的地址、链接、锚点和跳转。',
    'en-US': 'Addresses of pages, links, anchors and redirects.',
  },
  codes: {
    'dead-link': {
      'en-US': [
        'No page, list, redirect or public file is at this address, or it is a draft. In the text, in front matter, or in `navigation` and `collections`.',
        'Correct the address, or write the page. The message guesses the cause.',
      ],
      'zh-CN': [
        '这个地址上没有页面、列表、跳转或公开文件，或者它是草稿。正文、front matter、`navigation` 和 `collections` 里的链接都查。',
        '改正地址，或写出那个页面。消息会猜测原因。',
      ],
    },
    'dead-anchor': {
      'en-US': [
        'The page is there, but it has no such heading or footnote.',
        'Copy the id from the page; the message may offer the nearest.',
      ],
      'zh-CN': ['页面存在，但没有这个标题或脚注。', '从页面上复制锚点；消息可能给出最接近的一个。'],
    },
    'broken-link': {
      'en-US': [
        'The address of a link or picture has a space in it, so it is shown as text.',
        'Write `[x](<./a b.md>)`, or `%20` for the space.',
      ],
      'zh-CN': [
        '链接或图片的地址里有空格，因此显示成了文字。',
        '写成 `[x](<./a b.md>)`，或用 `%20` 代替空格。',
      ],
    },
    'bad-address': {
      'en-US': [
        'An address has a character it cannot hold, does not begin and end with a slash, or lies outside of the language of its folder.',
        'Write `permalink:` like `/article/name/`, inside that language.',
      ],
      'zh-CN': [
        '地址里有不能用的字符、没有以斜杠开头和结尾，或不在所在目录的语言之内。',
        '把 `permalink:` 写成 `/article/name/` 这样，并放在那种语言的前缀之下。',
      ],
    },
    'duplicate-address': {
      'en-US': [
        'Two files, or a file and a list, are on one address.',
        'Give one another `permalink:`; or the layout `posts`, to stand in for the list.',
      ],
      'zh-CN': [
        '两个文件，或一个文件和一个列表，占用同一个地址。',
        '给其中一个另写 `permalink:`；要代替列表，就用布局 `posts`。',
      ],
    },
    'duplicate-id': {
      'en-US': ['A heading sets an id that another has.', 'Give one of them another `{#id}`.'],
      'zh-CN': ['两个标题设了同样的锚点。', '给其中一个换一个 `{#id}`。'],
    },
    'redirect-collision': {
      'en-US': [
        'The old address is a page (capitals do not count), a file of `public/` or one the build writes, or is redirected elsewhere already.',
        'Remove one of the two.',
      ],
      'zh-CN': [
        '旧地址上已有页面（不分大小写）、`public/` 的文件或构建写出的文件，或已经跳转到别处。',
        '两者去掉一个。',
      ],
    },
    'redirect-target': {
      'en-US': [
        'The address a redirect leads to does not exist.',
        'Correct it, or remove the redirect.',
      ],
      'zh-CN': ['跳转的目标不存在。', '改正它，或去掉这条跳转。'],
    },
  },
}
