import type { RunLanguage } from './runnable.ts'

/** Languages a reader can run; what each needs is a setting. */
export interface RunnerSettings {
  /** S7.1: `playground` is how play.golang.org speaks; `json` is a service of your own. */
  readonly go?: false | { readonly url: string; readonly protocol: 'playground' | 'json' }
  /** S7.2 */
  readonly kotlin?: false | OwnService
  /** S7.3: a WebSocket, or `json` for a service of your own. */
  readonly rust?: false | OwnService
  /** S7.4: Python is copied into the site (15 MB) and runs in the reader's browser. */
  readonly python?: boolean
  /** SQLite and PostgreSQL are copied into the site where a page needs them, and run in the reader's browser. */
  readonly sql?: boolean
  /** JavaScript runs in the reader's browser, in a worker that knows nothing of the page. */
  readonly javascript?: boolean
  /** TypeScript is JavaScript whose types were taken away first. */
  readonly typescript?: boolean
}

interface OwnService {
  readonly url: string
  readonly protocol?: 'json'
}

/** The public services of the languages' own makers. */
const PUBLIC = {
  go: { url: 'https://play.golang.org/compile', protocol: 'playground' },
  kotlin: { url: 'https://api.kotlinlang.org/api/2.2.20/compiler/run' },
  rust: { url: 'wss://play.rust-lang.org/websocket' },
} as const

/** Where a program is run, as it stands in the page; without an address, by the page's own browser. */
export interface RunPlace {
  readonly url: string
  readonly protocol?: string
  /** What has to be there first, in bytes as they lie on the disk, and about so many as they are sent. */
  readonly bytes?: number
  readonly download?: number
}

/** Nothing said means the public service; `false` means nobody, and no button. */
export function runPlace(
  settings: RunnerSettings,
  language: RunLanguage,
  /** Its copy within the site. */
  copy?: RunPlace,
): RunPlace | undefined {
  if (language === 'javascript' || language === 'typescript')
    return settings[language] === false ? undefined : { url: '' }
  if (isCopied(language)) return isOff(settings, language) ? undefined : copy
  const chosen = settings[language] ?? PUBLIC[language]
  return chosen === false ? undefined : chosen
}

/** Everybody programs may be sent to, as the policy of pages names them. */
export function runOrigins(settings: RunnerSettings): string[] {
  const places = (['go', 'kotlin', 'rust'] as const).map((one) => settings[one] ?? PUBLIC[one])
  const origins = places.flatMap((place) => (place === false ? [] : [new URL(place.url).origin]))
  return [...new Set(origins)]
}

/** Languages that are run by a package of which the site has a copy. */
export const COPIED = ['python', 'sql', 'postgres'] as const
export type CopiedLanguage = (typeof COPIED)[number]

export const isCopied = (language: RunLanguage): language is CopiedLanguage =>
  COPIED.some((one) => one === language)

/** Whether the settings let nobody run it. */
export const isOff = (settings: RunnerSettings, language: CopiedLanguage): boolean =>
  (language === 'python' ? settings.python : settings.sql) === false

interface Copy {
  readonly package: string
  /** Of its folder below `vendor/`. */
  readonly folder: string
  /** What of the package readers need: names, or how names begin and end. */
  readonly files: readonly (string | readonly [start: string, end: string])[]
  /** Bytes of a first run, packed as hosts send them; `sizes-of-languages.integration.test.ts` measures them. */
  readonly download: number
  /** Bytes that a build adds to them (`publish/python/`), about. */
  readonly added?: number
}

export const COPIES: Readonly<Record<CopiedLanguage, Copy>> = {
  python: {
    package: 'pyodide',
    folder: 'pyodide',
    files: [
      'pyodide.mjs',
      'pyodide.asm.mjs',
      'pyodide.asm.wasm',
      'python_stdlib.zip',
      'pyodide-lock.json',
    ],
    download: 7_200_000,
    added: 1_270_000,
  },
  sql: {
    package: '@sqlite.org/sqlite-wasm',
    folder: 'sqlite',
    files: ['dist/index.mjs', 'dist/sqlite3.wasm'],
    download: 544_000,
  },
  postgres: {
    package: '@electric-sql/pglite',
    folder: 'pglite',
    files: [
      'dist/index.js',
      ['dist/chunk-', '.js'],
      'dist/initdb.wasm',
      'dist/pglite.wasm',
      'dist/pglite.data',
    ],
    download: 4_460_000,
  },
}

/** Where a site keeps its copy, below its base. */
export const copyFolder = (language: CopiedLanguage, version: string): string =>
  `vendor/${COPIES[language].folder}/${version}/`
