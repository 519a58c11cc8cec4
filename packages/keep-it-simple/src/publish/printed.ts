import { existsSync, readFileSync } from 'node:fs'

/** What the last build printed, so that this one prints only what differs and removes what is gone. */
export interface Printed {
  /** Changes when every page must be drawn again. */
  readonly look: string
  readonly compress: string
  /** Page address → hash. */
  readonly pages: Readonly<Record<string, string>>
  /** Other files. */
  readonly extras: readonly string[]
  /** Hashed files of the shell, and those of earlier ones that are kept; newest first. */
  readonly shells: readonly (readonly string[])[]
  /** Of other files that were compressed, the hash of what they held. */
  readonly packed: Readonly<Record<string, string>>
}

const NOTHING: Printed = { look: '', compress: '', pages: {}, extras: [], shells: [], packed: {} }

export function readPrinted(file: string, look: string, dist: string): Printed {
  if (!existsSync(file) || !existsSync(dist)) return { ...NOTHING, look }
  const printed = { ...NOTHING, ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<Printed>) }
  if (printed.look === look) return printed
  // Every page is drawn again, but what is no longer there must still be removed.
  const pages = Object.keys(printed.pages).map((path) => [path, ''] as const)
  return { ...printed, pages: Object.fromEntries(pages) }
}

/** The shell's files now, then those of as many earlier shells as are kept. */
export function keptShells(
  current: readonly string[],
  before: Printed['shells'],
  keep: number,
): Printed['shells'] {
  const isCurrent = (files: readonly string[]) => files.join('\n') === current.join('\n')
  return [current, ...before.filter((files) => !isCurrent(files)).slice(0, keep)]
}
