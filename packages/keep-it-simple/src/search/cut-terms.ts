import type { PieceFile } from './index-files.ts'

/** About how many characters a file of terms has. */
const FILE_SIZE = 20_000

/** Terms with their pages and numbers, one page after another. */
export class TermRows {
  private readonly rows = new Map<string, { readonly numbers: number[]; last: number }>()

  add(doc: number, term: string, code: number): void {
    const row = this.rows.get(term)
    if (!row) this.rows.set(term, { numbers: [doc, code], last: doc })
    else {
      row.numbers.push(doc - row.last, code)
      row.last = doc
    }
  }

  /** In order of their terms, cut into files of about the same size. */
  cut(): PieceFile[] {
    const files: { terms: string[]; rows: number[][] }[] = []
    let size = FILE_SIZE
    for (const term of [...this.rows.keys()].sort(byCode)) {
      if (size >= FILE_SIZE) {
        files.push({ terms: [], rows: [] })
        size = 0
      }
      const { numbers } = this.rows.get(term)!
      const file = files.at(-1)!
      file.terms.push(term)
      file.rows.push(numbers)
      size += term.length + 4 + numbers.length * 3
    }
    return files
  }
}

/** As `<` compares, wherever the build runs. */
const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
