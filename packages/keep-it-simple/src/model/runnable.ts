/** The languages whose programs are executed before a page may show their output. */
export const RUN_LANGUAGES = [
  'python',
  'go',
  'rust',
  'kotlin',
  'sql',
  'postgres',
  'javascript',
  'typescript',
] as const

export type RunLanguage = (typeof RUN_LANGUAGES)[number]

const SHORT: Readonly<Record<string, RunLanguage>> = {
  js: 'javascript',
  kt: 'kotlin',
  py: 'python',
  rs: 'rust',
  ts: 'typescript',
}

/** `run=sqlite`: languages that several tools run, by the tool; each is a language of its own here. */
const ENGINES: Readonly<Record<string, { readonly of: RunLanguage; readonly is: RunLanguage }>> = {
  sqlite: { of: 'sql', is: 'sql' },
  postgres: { of: 'sql', is: 'postgres' },
}

/** `py` → `python`; `undefined` for a language we cannot run, or not with this tool. */
export function runLanguage(name: string, engine?: string): RunLanguage | undefined {
  const known = SHORT[name.toLowerCase()] ?? name.toLowerCase()
  const language = RUN_LANGUAGES.find((one) => one === known)
  if (engine === undefined) return language
  const { of, is } = ENGINES[engine] ?? {}
  return of === language ? is : undefined
}
