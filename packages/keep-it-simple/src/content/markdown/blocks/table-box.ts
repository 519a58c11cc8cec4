import type { Token } from 'markdown-it'
import { report } from '../page-env.ts'
import { lineText } from './container-lines.ts'
import type { Container, ContainerBlock } from './container.ts'
import { pushGroups, takeInside } from './inside.ts'
import { optionsOf } from './options.ts'
import { readMarks, type Mark } from './table-marks.ts'
import type { TableMeta } from './tables.ts'

/** `::: table title="…" copy hl-rows="tip:2"` around a table. */
export const tableBox: ContainerBlock = {
  names: ['table'],
  draw: (container) => {
    const flags = optionsOf(container, {
      // Tables are as wide as the text by themselves; the word is what others write for it.
      flags: ['copy', 'full-width', 'max-content'],
      keys: ['title', 'hl-rows', 'hl-cols', 'hl-cells'],
    })
    container.env.assets.add('table')
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
        title: container.values['title'] ?? '',
        fit: flags.has('max-content'),
        ...(flags.has('copy') && { markdown: sourceOf(container, table[0]!) }),
      }
      table[0]!.meta = meta
      highlight(container, table)
    }
    pushGroups(container, groups)
  },
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
