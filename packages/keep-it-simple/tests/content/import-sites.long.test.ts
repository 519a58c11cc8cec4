import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PageTable } from '#store/pages.ts'
import { resolveSite } from '#config/resolve-site.ts'
import { buildContent } from '#content/build-content.ts'
import { compilerSettings } from '#content/settings.ts'
import type { ContentPage } from '#model/page.ts'
import { normalizeAddress } from '#model/path.ts'
import {
  expectedOf,
  IMPORTS,
  importInto,
  kis,
  STARTER,
  type ExpectedPage,
  type ImportedSite,
} from '../support/imported-site.ts'

/** What VuePress publishes although it is a draft or has a password; here it must not be. */
const HELD_BACK = new Set(['/article/draft/', '/article/secret/'])
/** Lists are made by the theme and have no source. */
const isList = ({ address }: ExpectedPage): boolean =>
  /\/(?:archives|categories|tags)\/$|^\/(?:en\/)?blog\/$/.test(address)

const DEMO = readFileSync(join(IMPORTS, 'hexo/source/downloads/code/demo.py'), 'utf8')
/** Hexo 8 shows nothing where its documentation has the file; our `npm-to` knows one manager more. */
const MORE_CODE: Readonly<Record<string, readonly string[]>> = {
  '/2023/02/11/code-blocks/': [DEMO, DEMO.split('\n').slice(0, 2).join('\n')],
  '/article/code/': ['bun add -D vuepress'],
}

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

/** Every text of a page's body, in its order. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : []

const codeOf = (html: string): string[] =>
  [...html.matchAll(/<pre[^>]*>([\s\S]*?)<\/pre>/g)].map(([, code]) => textOf(code!).trim())

const tidy = (code: string): string => code.replace(/[ \t]+$/gm, '').trim()
const sorted = (code: readonly string[]): string[] => [...new Set(code.map(tidy))].sort()

describe.each(['hexo', 'vitepress', 'plume'])('a site of %s', { timeout: 120_000 }, (kind) => {
  const expected = expectedOf(kind)
  let site: ImportedSite
  let library: PageTable

  beforeAll(async () => {
    site = importInto(kind)
    const own = resolveSite({ ...STARTER, ...site.report.settings?.values })
    const settings = compilerSettings(site.root, own, { out: join(site.root, '.content/test') })
    const { diagnostics } = await buildContent(settings)
    const errors = diagnostics.filter(({ severity }) => severity === 'error')
    if (errors.length > 0) throw new Error(JSON.stringify(errors, undefined, 2))
    library = new PageTable(settings.out)
  }, 120_000)
  afterAll(() => {
    site.remove()
  })

  /** The page that stands for an old address, straight or by a redirect. */
  function behind(address: string): ContentPage | undefined {
    const found = library.find(address)
    const page = found && 'redirect' in found ? library.find(found.redirect) : found
    return page && 'type' in page && page.type === 'content' ? page : undefined
  }

  const pages = expected.pages.filter(
    (page) =>
      !isList(page) &&
      !HELD_BACK.has(page.address) &&
      !/^(?:tags|categories)\//.test(page.source ?? ''),
  )

  it('has at least twenty pages', () => {
    expect(pages.length).toBeGreaterThanOrEqual(20)
  })

  it.each(pages.map((page) => [page.address, page] as const))(
    'has %s as it was',
    (address, old) => {
      const page = behind(normalizeAddress(address))
      expect(page).toBeDefined()
      if (!page) return
      const html = textsOf(page.body).join('\n')
      expect({
        title: page.title,
        ...(old.date !== undefined && { date: page.createTime?.slice(0, 19).replace('T', ' ') }),
        ...(old.tags && { tags: (page.tags ?? []).map(({ name }) => name).sort() }),
        pictures: [...html.matchAll(/<img\b/g)].length,
        code: sorted(codeOf(html)),
      }).toEqual({
        title: old.title,
        ...(old.date !== undefined && { date: old.date }),
        ...(old.tags && { tags: [...old.tags, ...moreCategories(old)].sort() }),
        pictures: old.pictures,
        code: sorted([...old.code, ...(MORE_CODE[address] ?? [])]),
      })
    },
  )

  it('keeps the addresses of lists and files', () => {
    const lists = (
      expected.lists ?? expected.pages.filter(isList).map(({ address }) => address)
    ).filter(
      // Later pages of a list were cut otherwise.
      (address) => !/\/page\/\d+\/$/.test(address),
    )
    expect(lists.filter((address) => library.find(address) === undefined)).toEqual([])
    const files = (expected.files ?? []).filter((file) =>
      existsSync(join(IMPORTS, kind, 'source', file)),
    )
    expect(files.filter((file) => !existsSync(join(site.root, 'public', file)))).toEqual([])
  })

  it('publishes nothing that was held back', () => {
    const texts = library.index()!.pages.map(({ path }) => JSON.stringify(library.find(path)))
    expect(texts.filter((text) => /不该公开的话|不公开。|没写完。|写了一半。/.test(text))).toEqual(
      [],
    )
  })

  it('passes `kis check` with the settings that were proposed', () => {
    const { status, stdout, stderr } = kis(site.root, 'check')
    expect(stderr).not.toMatch(/ error [a-z-]+$/m)
    expect({ status, said: stdout + stderr }).toMatchObject({ status: 0 })
  })

  it('says what was changed and what is left to do, file by file', () => {
    const file = join(IMPORTS, `${kind}-report.txt`)
    if (process.env['UPDATE'] === '1') writeFileSync(file, site.printed)
    expect(site.printed).toBe(readFileSync(file, 'utf8'))
    for (const { from, todo } of site.report.files)
      for (const { line, message } of todo)
        expect(site.printed).toContain(
          `! ${basename(site.report.folder)}/${from}${line === undefined ? '' : `:${line}`} ${message}`,
        )
  })
})

/** A page has one folder: categories besides the first are tags. */
const moreCategories = ({ title }: ExpectedPage): string[] => (title === '多个分类' ? ['摄影'] : [])
