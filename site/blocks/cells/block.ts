import { defineBlock, z } from 'keep-it-simple/blocks'
import { readRows } from './read-rows.ts'
import { tableOf } from './table.ts'

/** A fence of `cells`: memory, bits or sorted entries as rows of boxes, in the colours of the page. */
export default defineBlock({
  name: 'cells',
  about: {
    'zh-CN':
      '一排排格子：数组、字节、有序的条目。每行「名字 | 格 | 格」；`*x*` 强调，`=x=` 涂实，`~x~` 虚线，`^x` 没有框，`x /3` 占三格。',
    'en-US':
      'Rows of boxes: an array, bytes, sorted entries. Each line is “name | box | box”; `*x*` is chosen, `=x=` filled, `~x~` dashed, `^x` without a box, and `x /3` three wide.',
  },
  options: z.object({
    title: z
      .string()
      .optional()
      .meta({ about: { 'zh-CN': '图下的标题。', 'en-US': 'The caption beneath it.' } }),
    alt: z
      .string()
      .min(1)
      .meta({
        about: {
          'zh-CN': '给看不见图的人的说明。',
          'en-US': 'What it shows, for those who do not see it.',
        },
      }),
  }),
  fence: ({ source }, { title, alt }) => tableOf(readRows(source), alt, title),
})
