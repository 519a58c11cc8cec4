import { canonicalTag, describeLanguages, type Language } from './languages.ts'
import type { Words } from './words.ts'

export const KINDS = ['blog', 'notes', 'both'] as const
export type Kind = (typeof KINDS)[number]

/** What the author was asked. */
export interface Answers {
  readonly languages: readonly Language[]
  readonly kind: Kind
  readonly title: string
}

/** An answer that cannot be taken; its message is for the author. */
export class AnswerError extends Error {}

export function readLanguages(answer: string, words: Words): Language[] {
  const names = answer.split(/[\s,，、;]+/).filter(Boolean)
  const tags = names.map((name) => {
    const tag = canonicalTag(name)
    if (tag === undefined) throw new AnswerError(words.unknownLanguage(name))
    return tag
  })
  const twice = tags.find((tag, index) => tags.indexOf(tag) !== index)
  if (twice !== undefined) throw new AnswerError(words.twice(twice))
  if (tags.length === 0) throw new AnswerError(words.unknownLanguage(answer))
  return describeLanguages(tags)
}

export function readKind(answer: string, words: Words): Kind {
  const name = answer.trim().toLowerCase()
  const kind = KINDS.find((one) => one === name)
  if (kind === undefined) throw new AnswerError(words.unknownKind(answer))
  return kind
}

/** One line, as a title is. */
export const readTitle = (answer: string): string => answer.replace(/\s+/g, ' ').trim()
