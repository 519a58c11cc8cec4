import { defineBlock, z } from 'keep-it-simple/blocks'

export default defineBlock({
  name: 'takeaway',
  title: true,
  about: {
    'zh-CN': '一段要记住的话。名字后面是标题，`level` 是醒目的程度。',
    'en-US': 'Something to remember. Its title follows the name, and `level` says how loud it is.',
  },
  options: z.object({
    level: z.coerce
      .number()
      .int()
      .min(1)
      .max(3)
      .default(1)
      .meta({ about: { 'zh-CN': '醒目的程度，1 到 3', 'en-US': 'How loud it is, from 1 to 3' } }),
  }),
  render: ({ title, options, inner, words, escape }) =>
    `<aside class="takeaway" data-level="${options.level}">
<p class="takeaway-name">${escape(title || (words['name'] ?? ''))}</p>
${inner}</aside>
`,
})
