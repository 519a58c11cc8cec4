import { defineBlock } from 'keep-it-simple/blocks'

/** `::: references` … `:::`: a list of sources, drawn as the box of the environment is. */
export default defineBlock({
  name: 'references',
  about: {
    'zh-CN': '文末的小框：这一页引用的规范、论文、手册和事故报告。',
    'en-US':
      'A quiet box at the end of a page: the specifications, papers, manuals and reports it cites.',
  },
  assets: ['environment'],
  render: ({ inner, words, escape }) =>
    `<div class="endnote">\n<p class="endnote-name">${escape(words['name'] ?? '')}</p>\n<div class="endnote-text">\n${inner}</div>\n</div>\n`,
})
