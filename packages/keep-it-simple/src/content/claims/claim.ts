import { createHash } from 'node:crypto'

/** A new number makes every proof of a script or a terminal void. */
const FORMAT = 1

/** A file that a result is computed with or consists of, and the hash of its bytes. */
export interface ClaimFile {
  /** From the site’s folder: `figures/sizes.py`, `docs/a/sizes.csv`. */
  readonly path: string
  /** SHA-256 in hexadecimal digits. */
  readonly hash: string
}

/** Lines that a script prints, or a file that it writes. */
export interface ScriptClaim {
  readonly kind: 'script'
  /** The first is run; the others are parts of it. */
  readonly files: readonly [ClaimFile, ...ClaimFile[]]
  /** Lines a page quotes from what the script prints. */
  readonly quoted?: string
  /** The file a page shows. */
  readonly data?: ClaimFile
  readonly key: string
  readonly line: number
}

/** Commands of a terminal and what they print. */
export interface ConsoleClaim {
  readonly kind: 'console'
  readonly text: string
  /** The text of a script that is run first. */
  readonly setup?: string
  /** Files that lie in its folder at the beginning, by name. */
  readonly files?: Readonly<Record<string, string>>
  /** Terminals of its session that stand above it. */
  readonly before?: readonly string[]
  readonly key: string
  readonly line: number
}

/** A result that `kis verify` cannot repeat, and a page says so. */
export interface KeptClaim {
  readonly kind: 'recorded' | 'not-executed'
  readonly line: number
  readonly script?: ScriptClaim
  /** Its recording was taken from the pages. */
  readonly isShown?: boolean
}

export type Claim = ScriptClaim | ConsoleClaim | KeptClaim

/** What a proof is about: other files, other lines or another file shown give another key. */
export function scriptKey({ files, quoted, data }: Omit<ScriptClaim, 'key' | 'line' | 'kind'>) {
  return keyOf(['script', files, quoted ?? null, data ?? null])
}

export function consoleKey({
  text,
  setup,
  files,
  before,
}: Pick<ConsoleClaim, 'text' | 'setup' | 'files' | 'before'>) {
  return keyOf(['console', text, setup ?? null, files ?? {}, before ?? []])
}

const keyOf = (parts: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([FORMAT, ...parts]))
    .digest('hex')
    .slice(0, 32)
