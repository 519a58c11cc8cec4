import type { RunLanguage } from './runnable.ts'

/** Languages a reader can run; what each needs is a setting. */
export interface RunnerSettings {
  /** S7.1: `playground` is how play.golang.org speaks; `json` is a service of your own. */
  readonly go?: false | { readonly url: string; readonly protocol: 'playground' | 'json' }
  /** S7.2 */
  readonly kotlin?: false | { readonly url: string }
  /** S7.3: a WebSocket. */
  readonly rust?: false | { readonly url: string }
  /** S7.4: Python is copied into the site (13 MB) and runs in the reader's browser. */
  readonly python?: boolean
  /** JavaScript runs in the reader's browser, in a worker that knows nothing of the page. */
  readonly javascript?: boolean
  /** TypeScript is JavaScript whose types were taken away first. */
  readonly typescript?: boolean
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
  /** What lies in the files of the site itself. */
  own: Readonly<Partial<Record<RunLanguage, RunPlace>>>,
): RunPlace | undefined {
  if (language === 'sql') return undefined
  if (language === 'javascript' || language === 'typescript')
    return settings[language] === false ? undefined : { url: '' }
  if (language === 'python') return settings.python === false ? undefined : own.python
  const chosen = settings[language] ?? PUBLIC[language]
  return chosen === false ? undefined : chosen
}

/** Everybody programs may be sent to, as the policy of pages names them. */
export function runOrigins(settings: RunnerSettings): string[] {
  const places = (['go', 'kotlin', 'rust'] as const).map((one) => settings[one] ?? PUBLIC[one])
  return places.flatMap((place) => (place === false ? [] : [new URL(place.url).origin]))
}

/** Where a site keeps its copy of Python, below its base. */
export const pyodideFolder = (version: string): string => `vendor/pyodide/${version}/`

/** What of the package readers need. */
export const PYODIDE_FILES = [
  'pyodide.mjs',
  'pyodide.asm.mjs',
  'pyodide.asm.wasm',
  'python_stdlib.zip',
  'pyodide-lock.json',
] as const
