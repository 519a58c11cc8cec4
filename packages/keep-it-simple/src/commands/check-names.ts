import { readFileSync } from 'node:fs'
import type { CompilerSettings } from '#content/settings.ts'
import { sourcePath } from '#content/source-path.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import type { ContentPage, OutlinedPage } from '#model/page.ts'
import { memoryIndex } from '#search/memory-index.ts'
import { allNames, hasNames, ownNames } from '#search/page-terms.ts'
import { questionOf } from '#search/question.ts'
import { rankPages } from '#search/rank.ts'

/** Hits a reader sees at once. */
const SEEN = 5

/** Pages that a search for their own title or alias does not show among the first. */
export async function checkNames(
  outlines: readonly OutlinedPage[],
  { docs }: CompilerSettings,
): Promise<Diagnostic[]> {
  const pages = outlines.filter(hasNames)
  const byLang = Map.groupBy(pages, ({ lang }) => lang)
  const found = [...byLang.values()].map(async (own) => {
    const names = own.map((page) => allNames(ownNames(page), new Map()))
    const reader = memoryIndex(names.map((one) => ({ names: one })))
    const places = async (text: string) =>
      (await rankPages(questionOf(text), reader)).map(({ doc }) => doc)
    const missing = own.map(async (page, doc) => {
      if (!isWritten(page)) return []
      const { title, aliases } = names[doc]!
      const unseen = async (text: string) => !(await places(text)).slice(0, SEEN).includes(doc)
      return [
        ...((await unseen(title)) ? [missed(page, 'title', title)] : []),
        ...(await pick(aliases, unseen)).map((alias) => missed(page, 'aliases', alias)),
      ]
    })
    return (await Promise.all(missing)).flat()
  })
  return (await Promise.all(found)).flat()

  function missed({ filePathRelative: file }: Written, key: string, name: string): Diagnostic {
    const lines = readFileSync(sourcePath(docs, file), 'utf8').split('\n')
    const line = lines.findIndex((one) => one.startsWith(`${key}:`)) + 1
    return {
      severity: 'warning',
      code: 'not-found-by-name',
      file: `docs/${file}`,
      ...(line > 0 && { line }),
      message: `A search for \`${name}\` (its \`${key}\`) does not show this page among the first ${SEEN}.`,
      remedy: 'Give it a name of its own: other pages have the same words in their names.',
    }
  }
}

type Written = Omit<ContentPage, 'body'>

const isWritten = (page: OutlinedPage): page is Written => page.type === 'content'

async function pick(
  names: readonly string[],
  test: (name: string) => Promise<boolean>,
): Promise<string[]> {
  const results = await Promise.all(names.map(test))
  return names.filter((_, index) => results[index])
}
