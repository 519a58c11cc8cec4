import { defineBlock } from 'keep-it-simple/blocks'

/** `::: environment` … `:::` at the end of a page; `references` beside it is drawn the same way. */
export default defineBlock({
  name: 'environment',
  about: {
    'zh-CN': '文末的小框：用了哪些工具、什么版本、怎样测的。',
    'en-US': 'A quiet box at the end of a page: which tools, which versions, how it was measured.',
  },
  render: ({ inner, words, escape }) =>
    `<div class="endnote">\n<p class="endnote-name">${escape(words['name'] ?? '')}</p>\n<div class="endnote-text">\n${inner}</div>\n</div>\n`,
})
