import { z } from 'zod'
import type { Token } from 'markdown-it'
import { report } from '#content/markdown/page-env.ts'
import { lineText } from '#content/markdown/blocks/container-lines.ts'
import type { Container } from '#content/markdown/blocks/container.ts'
import { pushGroups, takeInside } from '#content/markdown/blocks/inside.ts'
import { defineBlock } from '../define-block.ts'
import { readMarks, type Mark } from './marks.ts'
import { tables, type TableMeta } from './tables.ts'

/** `::: table title="…" copy hl-rows="tip:2"` around a table. */
export default defineBlock({
  name: 'table',
  about: {
    'zh-CN': '给表格加标题、复制按钮，突出某些行、列或单元格。',
    'en-US': 'Gives a table a title and buttons to copy it, and marks rows, columns or cells.',
  },
  options: z.object({
    title: z
      .string()
      .default('')
      .meta({ about: { 'zh-CN': '表格上方的标题。', 'en-US': 'The title above it.' } }),
    copy: z
      .boolean()
      .default(false)
      .meta({ about: { 'zh-CN': '显示复制按钮。', 'en-US': 'Shows buttons that copy it.' } }),
    // Tables are as wide as the text by themselves; the word is what others write for it.
    'full-width': z
      .boolean()
      .default(false)
      .meta({
        about: {
          'zh-CN': '与正文同宽，默认如此。',
          'en-US': 'As wide as the text, as by default.',
        },
      }),
    'max-content': z
      .boolean()
      .default(false)
      .meta({ about: { 'zh-CN': '宽度由内容决定。', 'en-US': 'As wide as what is in it.' } }),
    'hl-rows': marks(
      '行，如 `tip:1,2;warning:3`；表头是第一行。',
      'Rows, as in `tip:1,2;warning:3`; the head is row one.',
    ),
    'hl-cols': marks('列，写法同上。', 'Columns, written the same way.'),
    'hl-cells': marks('单元格，如 `danger:(2,3),(4,1)`。', 'Cells, as in `danger:(2,3),(4,1)`.'),
  }),
  container: (container, options) => {
    const groups = takeInside(container)
    const tables = groups.filter(([open]) => open?.type === 'table_open')
    if (tables.length !== 1)
      complain(
        container,
        'one-table',
        `The block \`table\` holds one table; here are ${tables.length}.`,
        'Write one table between its lines, with an empty line above other text.',
      )
    for (const table of tables) {
      const meta: TableMeta = {
        title: options.title,
        fit: options['max-content'],
        ...(options.copy && { markdown: sourceOf(container, table[0]!) }),
      }
      table[0]!.meta = meta
      highlight(container, table)
    }
    pushGroups(container, groups)
  },
  rule: tables,
})

function marks(zh: string, en: string) {
  return z
    .string()
    .default('')
    .meta({ about: { 'zh-CN': zh, 'en-US': en } })
}

/** The table as the author wrote it, for those who want to take it along. */
function sourceOf({ state }: Container, { map }: Token): string {
  const [from, to] = map ?? [0, 0]
  return Array.from({ length: to - from }, (_, at) => lineText(state, from + at)).join('\n')
}

/** Rows, columns and cells count from one, and the head is row one. */
function highlight(container: Container, table: readonly Token[]): void {
  const marks = (['hl-rows', 'hl-cols', 'hl-cells'] as const).flatMap((key) =>
    readMarks(key, container.values[key] ?? '', (message, remedy) =>
      complain(container, 'bad-option', message, remedy),
    ),
  )
  const unused = new Set(marks)
  const apply = (token: Token, fits: (mark: Mark) => boolean) => {
    for (const mark of marks.filter(fits)) {
      token.attrSet('data-kind', mark.kind)
      unused.delete(mark)
    }
  }
  let row = 0
  let column = 0
  for (const token of table) {
    if (token.type === 'tr_open') {
      row++
      column = 0
      apply(token, (mark) => mark.row === row && mark.column === undefined)
    } else if (token.type === 'th_open' || token.type === 'td_open') {
      column++
      apply(token, (mark) => mark.column === column && (mark.row ?? row) === row)
    }
  }
  for (const { row: wantedRow, column: wantedColumn } of unused)
    complain(
      container,
      'bad-option',
      `The table has no ${[wantedRow && `row ${wantedRow}`, wantedColumn && `column ${wantedColumn}`].filter(Boolean).join(', ')}.`,
      'Count from one; the head is row one.',
    )
}

function complain(container: Container, code: string, message: string, remedy: string): void {
  const position = { line: container.fileLine }
  report(container.env, { severity: 'error', code, message, remedy }, position)
}
