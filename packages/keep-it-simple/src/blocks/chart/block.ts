import { z } from 'zod'
import { defineBlock } from '../define-block.ts'
import { captionOptions } from '../mermaid/caption-options.ts'
import { CHART_TYPES } from './chart-options.ts'
import { drawChart } from './chart.ts'

/** A fence of `chart`: rows of a table as a chart. */
export default defineBlock({
  name: 'chart',
  assets: ['mermaid'],
  about: {
    'zh-CN': '把表格数据画成图表，构建时画好；数据写在代码块里，或放在 CSV 文件里。',
    'en-US': 'A chart of rows that stand in the fence or in a CSV file, drawn at build time.',
  },
  options: z.object({
    ...captionOptions,
    type: z
      .enum(CHART_TYPES)
      .default('line')
      .meta({ about: { 'zh-CN': '图表的种类。', 'en-US': 'The kind of chart.' } }),
    data: z
      .string()
      .optional()
      .meta({
        about: { 'zh-CN': 'CSV 或 TSV 文件的路径。', 'en-US': 'Path of a CSV or TSV file.' },
      }),
    x: z
      .string()
      .optional()
      .meta({
        about: {
          'zh-CN': '横轴的列；默认第一列。',
          'en-US': 'The column across; the first by default.',
        },
      }),
    y: z
      .string()
      .optional()
      .meta({
        about: {
          'zh-CN': '纵轴的列，用逗号隔开；默认其余各列。',
          'en-US': 'The columns upwards, with commas between; all others by default.',
        },
      }),
    unit: z
      .string()
      .default('')
      .meta({ about: { 'zh-CN': '数值的单位。', 'en-US': 'The unit of its numbers.' } }),
    log: z
      .boolean()
      .default(false)
      .meta({ about: { 'zh-CN': '对数坐标。', 'en-US': 'A logarithmic axis.' } }),
    source: z
      .string()
      .optional()
      .meta({
        about: {
          'zh-CN': '算出这些数据的脚本。',
          'en-US': 'The script that computes the data.',
        },
      }),
    recorded: z
      .boolean()
      .default(false)
      .meta({
        about: {
          'zh-CN': '脚本的结果是录下来的，不再重跑。',
          'en-US': 'The script was run once, and is not run again.',
        },
      }),
    'not-executed': z
      .boolean()
      .default(false)
      .meta({
        about: { 'zh-CN': '数据不是在这里算出的。', 'en-US': 'The data was not computed here.' },
      }),
  }),
  fence: drawChart,
})
