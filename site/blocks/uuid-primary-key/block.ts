import { defineBlock, z } from 'keep-it-simple/blocks'
import { KEYS } from './keys.ts'
import { LAYOUTS } from './model.ts'

export default defineBlock({
  name: 'uuid-primary-key',
  about: {
    'zh-CN': '向 SQLite 插入 6,000 行：每次提交改了哪些页，日志写了多少。',
    'en-US':
      'Insert 6,000 rows into SQLite: which pages each commit changes, and how much log it writes.',
  },
  options: z.object({
    kind: z
      .enum(KEYS)
      .default('v4')
      .meta({ about: { 'zh-CN': '主键的种类。', 'en-US': 'Kind of the primary key.' } }),
    batch: z.coerce
      .number()
      .int()
      .min(1)
      .max(1000)
      .default(100)
      .meta({ about: { 'zh-CN': '每次提交的行数。', 'en-US': 'Rows in each commit.' } }),
    table: z
      .enum(LAYOUTS)
      .default('clustered')
      .meta({
        about: {
          'zh-CN':
            '按主键存放（clustered，即 WITHOUT ROWID），按 rowid 存放（rowid），还是按 rowid 存放而键是文字（text）。',
          'en-US':
            'Stored by primary key (clustered, that is WITHOUT ROWID), by rowid, or by rowid with keys as text.',
        },
      }),
  }),
  shared: ['kind', 'batch', 'table'],
})
