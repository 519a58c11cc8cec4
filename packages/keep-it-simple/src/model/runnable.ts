/** The languages whose programs are executed before a page may show their output. */
export const RUN_LANGUAGES = ['python', 'go', 'rust', 'kotlin', 'sql', 'javascript'] as const

export type RunLanguage = (typeof RUN_LANGUAGES)[number]

const SHORT: Readonly<Record<string, RunLanguage>> = {
  js: 'javascript',
  kt: 'kotlin',
  py: 'python',
  rs: 'rust',
}

/** `py` → `python`; `undefined` for a language we cannot run. */
export function runLanguage(name: string): RunLanguage | undefined {
  const known = SHORT[name.toLowerCase()] ?? name.toLowerCase()
  return RUN_LANGUAGES.find((language) => language === known)
}
