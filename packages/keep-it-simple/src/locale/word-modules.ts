import type { Plugin } from 'vite'
import { BUILT_IN_LANGUAGES, resolveWords } from './resolve-words.ts'
import type { AuthorWords, InterfaceWords } from './words.ts'

const TABLE = 'virtual:keep-it-simple/words'

export interface WordModulesInput {
  /** Languages of the site. */
  readonly langs: readonly string[]
  readonly words?: AuthorWords
  /** Whether pages can be read without a connection. */
  readonly offline?: boolean
}

/**
 * The words of each language as modules of their own, resolved at build: a reader loads those of the
 * pages they read, and never a second language to borrow from.
 */
export function wordModules({ langs, words = {}, offline = false }: WordModulesInput): Plugin {
  const all = [...new Set([...langs, ...Object.keys(words), ...BUILT_IN_LANGUAGES])]
  const loaders = (kind: string) =>
    all.map(
      (lang) => `${JSON.stringify(lang)}:()=>import(${JSON.stringify(`${TABLE}/${kind}${lang}`)})`,
    )
  const table = `export const words={${loaders('').join()}};export const lateWords={${loaders('late/').join()}}`
  const source = (path: string): string => {
    const late = path.startsWith('late/')
    const { interface: strings, ...others } = resolveWords(late ? path.slice(5) : path, words)
    const own: InterfaceWords = offline ? { ...strings, offline: others.offline } : strings
    return `export default ${JSON.stringify(late ? others.late : own)}`
  }
  return {
    name: 'keep-it-simple:words',
    resolveId: (id) => (id === TABLE || id.startsWith(`${TABLE}/`) ? `\0${id}` : undefined),
    load: (id) => {
      if (id === `\0${TABLE}`) return table
      return id.startsWith(`\0${TABLE}/`) ? source(id.slice(TABLE.length + 2)) : undefined
    },
  }
}
