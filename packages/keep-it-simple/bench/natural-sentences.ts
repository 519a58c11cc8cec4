import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pick, type Random, type Sentence } from './corpus.ts'

/** Articles a page takes its sentences from: that is what makes it about something. */
const SUBJECTS = 3

/**
 * Sentences as they were written, for measurements in which it matters how often a word occurs: each
 * page of a corpus has those of a few articles of a folder, with English in its `en/`.
 */
export function naturalSentences(docs: string): (random: Random, english: boolean) => Sentence {
  const read = (patterns: string[], exclude: string[]) =>
    globSync(patterns, { cwd: docs, exclude })
      .sort()
      .map((file) => sentencesOf(readFileSync(join(docs, file), 'utf8')))
      .filter((list) => list.length > 20)
  const written = {
    zh: read(['**/*.md'], ['en/**']),
    en: read(['en/**/*.md'], []),
  }
  return (random, english) => {
    const subjects = Array.from({ length: SUBJECTS }, () =>
      pick(random, english ? written.en : written.zh),
    )
    return () => pick(random, pick(random, subjects))
  }
}

/** Of paragraphs only, without links and notes: those lead somewhere that is not there. */
function sentencesOf(markdown: string): string[] {
  return markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^(`{3,})[\s\S]*?^\1`*$/gm, '')
    .split(/\n{2,}/)
    .filter((block) => /^[\p{L}\d「]/u.test(block) && !/[|$<>{}[\]*=]/.test(block))
    .flatMap(
      (block) => block.replaceAll('\n', ' ').match(/[^。？.?]{6,}(?:[。？]|[.?](?=\s|$))/g) ?? [],
    )
    .map((sentence) => sentence.trim())
}
