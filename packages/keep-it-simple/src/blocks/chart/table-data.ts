export interface TableData {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** CSV as spreadsheets write it: quoted fields may hold commas, line ends and doubled quotes. */
export function parseTable(text: string, separator: ',' | '\t' = ','): TableData {
  const rows: string[][] = []
  let row: string[] = []
  let field = ''
  let quoted = false
  // Whether the field is empty so far: only there a quote opens.
  let blank = true
  const endField = () => {
    row.push(field.trim())
    field = ''
    blank = true
  }
  const endRow = () => {
    endField()
    if (row.some((one) => one !== '')) rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length; at++) {
    const one = text[at]!
    if (quoted) {
      if (one !== '"') field += one
      else if (text[at + 1] === '"') field += text[++at]
      else quoted = false
    } else if (one === '"' && blank) {
      quoted = true
      field = ''
    } else if (one === separator) endField()
    else if (one === '\n') endRow()
    else if (one !== '\r') {
      field += one
      blank &&= one === ' '
    }
  }
  endRow()
  const [columns = [], ...rest] = rows
  return { columns, rows: rest }
}

/** All cells of a column by its name. */
export function columnOf({ columns, rows }: TableData, name: string): string[] {
  const at = columns.indexOf(name)
  return rows.map((row) => row[at] ?? '')
}

const LONGEST_NUMBER = 60

/** `1,234.5`, `12 %`, `-3e4`; nothing for what is no number. */
export function numberOf(text: string): number | undefined {
  if (text.length > LONGEST_NUMBER) return undefined
  const plain = text.replaceAll(/(?<=\d),(?=\d{3}\b)/g, '').replace(/\s*%$/, '')
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(plain) ? Number(plain) : undefined
}
