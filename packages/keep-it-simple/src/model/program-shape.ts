import type { RunLanguage } from './runnable.ts'

const SLASHES = String.raw`\/\/.*|\/\*[\s\S]*?\*\/`
const TEXT = String.raw`"(?:\\.|[^"\\\n])*"`
const QUOTED = String.raw`'(?:\\.|[^'\\\n])*'`
const TRIPLE = String.raw`"""[\s\S]*?"""|'''[\s\S]*?'''`
const BACKTICKS = '`[^`]*`'
/** `'x'` and no lifetime. */
const CHARACTER = String.raw`'(?:\\[^'\n]*|[^'\\\n])'`

const SCRIPT = [SLASHES, TEXT, QUOTED, BACKTICKS].join('|')
const DATABASE = [String.raw`--.*|\/\*[\s\S]*?\*\/`, QUOTED].join('|')

/** What is written for people: comments, and text in quotation marks. */
const FOR_PEOPLE: Readonly<Record<RunLanguage, string>> = {
  python: [TRIPLE, '#.*', TEXT, QUOTED].join('|'),
  go: [SLASHES, TEXT, BACKTICKS, CHARACTER].join('|'),
  rust: [SLASHES, TEXT, CHARACTER].join('|'),
  kotlin: [TRIPLE, SLASHES, TEXT, CHARACTER].join('|'),
  javascript: SCRIPT,
  typescript: SCRIPT,
  sql: DATABASE,
  postgres: DATABASE,
}

/**
 * What of a program is the same in every language its readers speak: all but comments, texts and
 * space. Two pages that are translations of each other have programs of the same shape.
 */
export function programShape(language: RunLanguage, code: string): string {
  const people = new RegExp(FOR_PEOPLE[language], 'g')
  const rest = code.replaceAll(people, (part) => (/^['"`]/.test(part) ? '""' : ' '))
  return `${language} ${rest.replaceAll(/\s+/g, '')}`
}
