import { expect, it } from 'vitest'
import { PageTable } from '#store/pages.ts'
import { post, TinySite } from '../support/tiny-site.ts'

/** More than one thread would compile by itself. */
const MANY = 60
const files = Object.fromEntries(
  Array.from({ length: MANY }, (_, at) => [
    `blog/p${at}.md`,
    post({ title: `T${at}`, permalink: `/p${at}/` }, `\`\`\`go\nx := ${at}\n\`\`\`\n\n[one](/p0/)`),
  ]),
)

/** Every page, as readers get it. */
async function pagesBy(
  workers: number,
): Promise<readonly (readonly [string, string | undefined])[]> {
  const site = new TinySite(files, { workers })
  try {
    const { store, diagnostics } = await site.build()
    expect(diagnostics).toEqual([])
    const library = new PageTable(site.settings.out)
    const pages = store!.pages.map(({ path }) => [path, library.text(path)] as const)
    return pages
  } finally {
    site.remove()
  }
}

it('pages are the same, whether threads have compiled them or not', async () => {
  const here = await pagesBy(1)
  expect(here.length).toBeGreaterThan(MANY)
  expect(await pagesBy(2)).toEqual(here)
})
