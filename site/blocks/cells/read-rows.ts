export type Look = 'box' | 'chosen' | 'filled' | 'dashed' | 'bare' | 'none'

export interface Cell {
  readonly text: string
  readonly look: Look
  readonly span: number
}

export interface Row {
  readonly name: string
  readonly cells: readonly Cell[]
}

const MARKS: Readonly<Record<string, Look>> = { '*': 'chosen', '=': 'filled', '~': 'dashed' }

/** One row for each line: `name | cell | cell`. A line without a bar stands between rows. */
export const readRows = (source: string): Row[] =>
  source.split('\n').map((line) => {
    const [name = '', ...cells] = line.split('|')
    return { name: name.trim(), cells: cells.map((cell) => readCell(cell.trim())) }
  })

function readCell(written: string): Cell {
  const [, inside = '', wide = '1'] = /^(?:(.*) )?\/(\d+)$/.exec(written) ?? ['', written]
  const span = Number(wide)
  if (inside === '') return { text: '', look: 'none', span }
  if (inside.startsWith('^')) return { text: inside.slice(1), look: 'bare', span }
  const mark = inside.length > 2 && inside.at(0) === inside.at(-1) ? MARKS[inside[0]!] : undefined
  return mark === undefined
    ? { text: inside, look: 'box', span }
    : { text: inside.slice(1, -1), look: mark, span }
}
