import type { RunLanguage } from './runnable.ts'

/** Languages a reader can run; what each needs is a setting. */
export interface RunnerSettings {
  /** S7.1: `playground` is how play.golang.org speaks; `json` is a service of your own. */
  readonly go?: false | { readonly url: string; readonly protocol: 'playground' | 'json' }
  /** S7.2 */
  readonly kotlin?: false | OwnService
  /** S7.3: a WebSocket, or `json` for a service of your own. */
  readonly rust?: false | OwnService
  /** S7.4: Python is copied into the site (13 MB) and runs in the reader's browser. */
  readonly python?: boolean
  /** JavaScript runs in the reader's browser, in a worker that knows nothing of the page. */
  readonly javascript?: boolean
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
}

/** Nothing said means the public service; `false` means nobody, and no button. */
export function runPlace(
  settings: RunnerSettings,
  language: RunLanguage,
  python: string,
): RunPlace | undefined {
  if (language === 'sql') return undefined
  if (language === 'javascript') return settings.javascript === false ? undefined : { url: '' }
  if (language === 'python') return settings.python === false ? undefined : { url: python }
  const chosen = settings[language] ?? PUBLIC[language]
  return chosen === false ? undefined : chosen
}

/** Everybody programs may be sent to, as the policy of pages names them. */
export function runOrigins(settings: RunnerSettings): string[] {
  const places = (['go', 'kotlin', 'rust'] as const).map((one) => settings[one] ?? PUBLIC[one])
  const origins = places.flatMap((place) => (place === false ? [] : [new URL(place.url).origin]))
  return [...new Set(origins)]
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
