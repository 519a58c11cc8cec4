/** One highlight of a table: a whole row, a whole column, or (with both) a cell. */
export interface Mark {
  readonly kind: string
  readonly row?: number
  readonly column?: number
}

const KINDS = new Map(
  Object.entries({
    note: 'note',
    info: 'note',
    important: 'note',
    tip: 'tip',
    success: 'tip',
    warning: 'warning',
    danger: 'danger',
    caution: 'danger',
  }),
)
const CELLS = /^\(\d+,\d+\)(?:,?\(\d+,\d+\))*$/
const NUMBERS = /^\d+(?:,\d+)*$/

/** Reads `tip:1,2;warning:3`, and `danger:(2,3),(4,1)` for cells; without a kind it is a note. */
export function readMarks(
  key: 'hl-rows' | 'hl-cols' | 'hl-cells',
  written: string,
  complain: (message: string, remedy: string) => void,
): Mark[] {
  return written
    .split(';')
    .filter((part) => part.trim() !== '')
    .flatMap((part): Mark[] => {
      const colon = part.indexOf(':')
      const name = colon === -1 ? 'note' : part.slice(0, colon).trim()
      const places = part.slice(colon + 1).replace(/\s+/g, '')
      const kind = KINDS.get(name)
      const cells = key === 'hl-cells'
      if (kind === undefined || !(cells ? CELLS : NUMBERS).test(places)) {
        const example = cells ? 'tip:(2,1),(2,2)' : 'tip:1,2;warning:3'
        complain(
          `\`${part.trim()}\` in \`${key}\` is not understood.`,
          `Write \`${key}="${example}"\`.`,
        )
        return []
      }
      const numbers = places.match(/\d+/g)!.map(Number)
      if (key === 'hl-rows') return numbers.map((row) => ({ kind, row }))
      if (key === 'hl-cols') return numbers.map((column) => ({ kind, column }))
      return numbers.flatMap((row, index) =>
        index % 2 === 0 ? [{ kind, row, column: numbers[index + 1]! }] : [],
      )
    })
}
