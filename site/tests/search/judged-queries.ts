import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a reader types, and the pages that answer it. */
export interface JudgedQuery {
  readonly site: 'zh' | 'en'
  /** How it is typed: as the author writes, as a question, with a slip, by its sound, … */
  readonly kind: string
  readonly text: string
  /** By address; 2 is the page that is wanted, 1 is also fine. None where nothing here answers. */
  readonly grades: ReadonlyMap<string, number>
}

/** Nothing of the site answers these. */
export const NONE = 'none'

/** Queries as readers type them, written from the pages. */
export const judgedQueries = (): JudgedQuery[] =>
  readFileSync(join(import.meta.dirname, 'judged-queries.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [, site, kind, text, targets] = line.split('\t')
      return { site: site as 'zh' | 'en', kind: kind!, text: text!, grades: gradesOf(targets!) }
    })

const gradesOf = (targets: string): ReadonlyMap<string, number> =>
  new Map(
    targets === '-'
      ? []
      : targets.split(',').map((one) => {
          const at = one.lastIndexOf(':')
          return [one.slice(0, at), Number(one.slice(at + 1))]
        }),
  )
