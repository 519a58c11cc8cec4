import { z } from 'zod'
import { defineBlock } from '../define-block.ts'
import { takeFences, titledFence } from '../code-group/code-group.ts'
import { pushCodeTree } from './code-tree.ts'
import { importTree } from './import-tree.ts'

/** `::: code-tree title="…" height="…" entry="…"` around listings titled with their paths. */
export default defineBlock({
  name: 'code-tree',
  title: true,
  assets: ['file-tree', 'tabs'],
  about: {
    'zh-CN':
      '左边是目录树，右边是选中的文件；每段代码的 `title` 是它的路径。`@[code-tree](./文件夹)` 直接读一个文件夹。',
    'en-US':
      'A tree of files beside the one that is chosen; the `title` of each listing is its path. `@[code-tree](./folder)` reads a folder.',
  },
  options: z.object({
    title: z
      .string()
      .optional()
      .meta({ about: { 'zh-CN': '上方的标题。', 'en-US': 'The title above it.' } }),
    height: z
      .string()
      .optional()
      .meta({
        about: {
          'zh-CN': '高度，像素，120 到 2000。',
          'en-US': 'Its height in pixels, from 120 to 2000.',
        },
      }),
    entry: z
      .string()
      .optional()
      .meta({ about: { 'zh-CN': '先显示的文件。', 'en-US': 'The file that is shown first.' } }),
  }),
  container: (container, options) => {
    const choices = takeFences(container).map((fence) => titledFence(container.env, fence))
    const title = options.title ?? container.words
    pushCodeTree(container, choices, { ...options, title: title === '' ? undefined : title })
  },
  embed: importTree,
})
