import { createHash } from 'node:crypto'

/** What both Stryker and its report say of a mutant. */
interface PlacedMutant {
  readonly mutatorName: string
  readonly replacement?: string
  readonly location: { readonly start: { readonly line: number; readonly column: number } }
}

/** A share of all mutants, from 0 to 1, and the seed it is drawn by. */
export interface Draw {
  readonly share: number
  readonly seed: string
}

/** The seed of a run that leaves nothing out. */
export const EVERY = 'every'

export const drawOf = (env: NodeJS.ProcessEnv): Draw => ({
  share: Number(env['MUTANTS_SHARE'] ?? 1),
  seed: env['MUTANTS_SEED'] ?? EVERY,
})

/** The folder, and of a draw its share and seed: results of another draw are not taken for its own. */
export const nameOf = (folder: string, { share, seed }: Draw): string =>
  [folder.replaceAll('/', '-'), ...(seed === EVERY ? [] : [share, seed])].join('-')

/** A runner is given lines and columns that begin with 0; in reports they begin with 1. */
export const fromOne = <M extends PlacedMutant>({ location: { start }, ...mutant }: M) => ({
  ...mutant,
  location: { start: { line: start.line + 1, column: start.column + 1 } },
})

/** Whether this mutant is one of the share that is tried: the same for the same seed, whoever asks. */
export const isDrawn = (
  file: string,
  { mutatorName, replacement, location: { start } }: PlacedMutant,
  { share, seed }: Draw,
): boolean => {
  const place = `${file.slice(file.lastIndexOf('src/'))}:${start.line}:${start.column}`
  const hash = createHash('sha256').update([seed, place, mutatorName, replacement ?? ''].join('\n'))
  return hash.digest().readUInt32BE() / 2 ** 32 < share
}
