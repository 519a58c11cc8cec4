import { escapeHtml } from '#model/escape-html.ts'
import { report } from '#content/markdown/page-env.ts'
import { pushHtml } from '#content/markdown/blocks/container.ts'
import { fileIcon } from '../code/file-icons.ts'
import { defineBlock } from '../define-block.ts'
import { readFileTree, type FileTreeNode } from './file-tree-lines.ts'
import { drawTree } from './tree-node.ts'

/** `::: file-tree` around a list of names. */
export default defineBlock({
  name: 'file-tree',
  title: true,
  about: {
    'zh-CN':
      '用列表写出的目录树。名字后面 `# …` 是注释，前面的 `++`、`--` 表示增删，加粗表示突出，末尾的 `/` 表示收起的文件夹。',
    'en-US':
      'A tree of files from a list. `# …` behind a name is a remark, `++` and `--` before it say that it came or went, bold marks it, and a folder that ends in `/` is closed.',
  },
  container: (container) => {
    const { state, env, from, to } = container
    const lines = state.getLines(from, to, state.blkIndent, false).split('\n')
    const { nodes, wrong } = readFileTree(lines)
    for (const at of nodes.length === 0 ? [-1] : wrong)
      report(
        env,
        {
          severity: 'error',
          code: 'not-a-file-tree',
          message: at === -1 ? 'This file tree is empty.' : 'This line is no item of a list.',
          remedy: 'Write one file or folder per line: `- name`, indented below its folder.',
        },
        { line: env.firstLine + from + at },
      )
    const title =
      container.words === '' ? '' : `<p class="tree-title">${escapeHtml(container.words)}</p>`
    pushHtml(
      container,
      `<div class="filetree tree">${title}${drawTree(nodes, { file, folder })}</div>\n`,
    )
  },
})

const file = (node: FileTreeNode): string =>
  `<span class="file"${marks(node)}>${node.name === '…' || node.name === '...' ? '…' : fileIcon(node.name) + label(node)}</span>`

const folder = (node: FileTreeNode): string => `<summary${marks(node)}>${label(node)}</summary>`

const label = ({ name, comment }: FileTreeNode): string =>
  `<span class="name">${escapeHtml(name)}</span>${comment === undefined ? '' : ` <small>${escapeHtml(comment)}</small>`}`

const marks = ({ diff, focused }: FileTreeNode): string =>
  (diff === undefined ? '' : ` data-diff="${diff}"`) + (focused ? ' data-on' : '')
