const KIB = 1024
const MIB = 1024 * KIB

/** What one run may take. Readers wait for it, and no page needs more. */
export const LIMITS = {
  /** Code and input together, as they arrive. */
  bodyBytes: 128 * KIB,
  /** Standard output and standard error together; so much a page shows. */
  outputBytes: 64 * KIB,
  /** Threads count too. */
  processes: 128,
  openFiles: 256,
  /** Each of the two folders a program can write to; they are in memory. */
  folderBytes: 64 * MIB,
  fileBytes: 48 * MIB,
  /** How long runs may go on when the runner shall end. */
  graceMilliseconds: 5_000,
} as const

export const mebibytes = (count: number): number => count * MIB
