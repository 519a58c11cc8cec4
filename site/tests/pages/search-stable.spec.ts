import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { builtPaths, DIST } from '../support/page-store.ts'

/** Of all beginnings. */
const STABLE = 0.97

interface Titled {
  readonly path: string
  readonly lang: string
  readonly title: string
}

/** What the dialog asks where no service is set. */
type LocalSearch = (
  base: string,
  langs: readonly string[],
) => {
  readonly search: (
    query: { readonly text: string; readonly langs: readonly string[]; readonly limit: number },
    signal: AbortSignal,
  ) => Promise<{ readonly pages: readonly { readonly address: string }[] }>
}

/** The pages that are searched. */
const pages = (): Titled[] =>
  builtPaths()
    .filter((path) => path.endsWith('/'))
    .map((path) => JSON.parse(readFileSync(join(DIST, path, 'page.json'), 'utf8')) as never)
    .filter(isSearched)

function isSearched(
  page: Titled & { type: string; body?: string; frontmatter?: { search?: boolean } },
) {
  return page.type === 'content' && page.body !== '' && page.frontmatter?.search !== false
}

/** From three letters, or two Chinese characters, on. */
function beginnings(title: string): string[] {
  const characters = [...title]
  return characters
    .map((_, index) => characters.slice(0, index + 1).join(''))
    .filter((one) => [...one].length >= 3 || /^\p{Script=Han}{2}$/u.test(one))
    .filter((one) => one.trim() === one)
}

test('whoever types a title has its page among the first five from the third letter on', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const asked = pages().flatMap((one) =>
    beginnings(one.title).map((text) => ({ text, path: one.path, lang: one.lang })),
  )
  const script = readdirSync(join(DIST, 'assets')).find((name) =>
    /^search-local-.*\.js$/.test(name),
  )
  await open(page, '/')
  const lost = await page.evaluate(
    async ([file, queries]) => {
      // Each file once: sentences are read from the data of their pages.
      const fetched = new Map<string, Promise<Response>>()
      const real = window.fetch
      window.fetch = async (input, init) => {
        const url = new Request(input).url
        if (!fetched.has(url)) fetched.set(url, real(input, init))
        return (await fetched.get(url)!).clone()
      }
      const [localSearch] = Object.values((await import(file)) as Record<string, LocalSearch>)
      const provider = localSearch!('/', ['zh-CN', 'en-US'])
      const missed: string[] = []
      for (const { text, path, lang } of queries) {
        const never = new AbortController().signal
        const answer = await provider.search({ text, langs: [lang], limit: 5 }, never)
        if (!answer.pages.some(({ address }) => address === path)) missed.push(`${text} ↛ ${path}`)
      }
      return missed
    },
    [`/assets/${script!}`, asked] as const,
  )
  const share = 1 - lost.length / asked.length
  const figure = `${asked.length - lost.length} of ${asked.length} beginnings of titles (${(100 * share).toFixed(1)} %)`
  console.log([figure, ...lost].join('\n'))
  test.info().annotations.push({ type: 'stable', description: figure })
  expect(asked.length).toBeGreaterThan(1_000)
  expect(share).toBeGreaterThanOrEqual(STABLE)
})
