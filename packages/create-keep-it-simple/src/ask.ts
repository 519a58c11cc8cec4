import { createInterface } from 'node:readline/promises'
import { AnswerError, readKind, readLanguages, readTitle, type Answers } from './answers.ts'
import type { Words } from './words.ts'

/** What was answered on the command line already, and what an empty answer means. */
export interface Known {
  readonly given: Readonly<Partial<Record<keyof Answers, string>>>
  readonly defaults: Readonly<Record<keyof Answers, string>>
}

/** The answers of the command line alone; for what is missing, the defaults. */
export function takeDefaults({ given, defaults }: Known, words: Words): Answers {
  return {
    languages: readLanguages(given.languages ?? defaults.languages, words),
    kind: readKind(given.kind ?? defaults.kind, words),
    title: readTitle(given.title ?? '') || defaults.title,
  }
}

/** Asks for what the command line did not say: at most three questions. */
export async function ask({ given, defaults }: Known, words: Words): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const stop = new AbortController()
  terminal.once('SIGINT', () => stop.abort())
  terminal.once('close', () => stop.abort())
  async function answer<T>(
    name: keyof Answers,
    question: string,
    read: (text: string) => T,
  ): Promise<T> {
    // A wrong flag is a mistake of a script, so it is not asked about.
    if (given[name] !== undefined) return read(given[name])
    for (;;) {
      const text = await terminal.question(`${question} [${defaults[name]}]: `, {
        signal: stop.signal,
      })
      try {
        return read(text.trim() === '' ? defaults[name] : text)
      } catch (error) {
        if (!(error instanceof AnswerError)) throw error
        console.log(`  ${error.message}${words.again}`)
      }
    }
  }
  try {
    return {
      languages: await answer('languages', words.askLanguages, (text) =>
        readLanguages(text, words),
      ),
      kind: await answer('kind', words.askKind, (text) => readKind(text, words)),
      title: await answer('title', words.askTitle, (text) => readTitle(text) || defaults.title),
    }
  } catch (error) {
    throw stop.signal.aborted ? new AnswerError(words.stopped) : error
  } finally {
    terminal.close()
  }
}
