import { isDrawn, type Draw } from './drawn.ts'

interface Mutant {
  readonly status: string
  readonly mutatorName: string
  readonly replacement?: string
  readonly location: { readonly start: Place; readonly end: Place }
}
interface Place {
  readonly line: number
  readonly column: number
}

/** What Stryker writes, as far as it is read here. */
export interface MutationReport {
  readonly files: Readonly<
    Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>
  >
}

/** Code that no test reaches is reported whole; of it, too, only the share that was drawn counts. */
export const drawnFrom = ({ files }: MutationReport, draw: Draw): MutationReport => ({
  files: Object.fromEntries(
    Object.entries(files).map(([file, { source, mutants }]) => [
      file,
      { source, mutants: mutants.filter((mutant) => isDrawn(file, mutant, draw)) },
    ]),
  ),
})

const DEAD = new Set(['Killed', 'Timeout'])
const ALIVE = new Set(['Survived', 'NoCoverage'])

export const countMutants = ({ files }: MutationReport) => {
  const all = Object.values(files).flatMap(({ mutants }) => mutants)
  const count = (...names: string[]): number =>
    all.filter(({ status }) => names.includes(status)).length
  return { killed: count(...DEAD), survived: count('Survived'), unreached: count('NoCoverage') }
}

export const shownCounts = (report: MutationReport): string => {
  const { killed, survived, unreached } = countMutants(report)
  const tried = killed + survived + unreached
  const score = tried === 0 ? 100 : (100 * killed) / tried
  return `${tried} mutants, ${killed} killed, ${survived} survived, ${unreached} in code no test reaches: ${score.toFixed(1)} %`
}

/** One line for each mutant that no test noticed: what was there, and what stood there instead. */
export const shownSurvivors = ({ files }: MutationReport): string =>
  Object.entries(files)
    .flatMap(([file, { source, mutants }]) => {
      const lines = source.split('\n')
      return mutants
        .filter(({ status }) => ALIVE.has(status))
        .map(({ location: { start, end }, replacement = '' }) => {
          const line = lines[start.line - 1]!
          const was = line.slice(
            start.column - 1,
            start.line === end.line ? end.column - 1 : undefined,
          )
          return `${file}:${start.line} ${was.slice(0, 80)} → ${replacement.replaceAll(/\s+/g, ' ').slice(0, 80)}`
        })
    })
    .join('\n')

/** The files with most mutants that no test noticed, and how many of how many. */
export const shownFiles = ({ files }: MutationReport): string =>
  Object.entries(files)
    .map(([file, { mutants }]) => {
      const alive = mutants.filter(({ status }) => ALIVE.has(status)).length
      const dead = mutants.filter(({ status }) => DEAD.has(status)).length
      return { alive, line: `${alive} of ${alive + dead} in ${file}` }
    })
    .filter(({ alive }) => alive > 0)
    .toSorted((one, other) => other.alive - one.alive)
    .map(({ line }) => line)
    .join('\n')
