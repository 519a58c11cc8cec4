import { expect, it } from 'vitest'
import type { PagefindModule, PagefindPage } from './pagefind.ts'
import { localSearch } from './search-local.ts'

const data = (id: string): PagefindPage => ({
  url: `/article/%E4%B8%AD${id}/`,
  content: `题 ${id}. 开\u200B头词`,
  meta: { title: `题 ${id}` },
  filters: { series: ['博客'] },
  sub_results: [
    { title: `题 ${id}`, excerpt: `题 ${id}. 开头<mark>词</mark>&lt;b&gt;` },
    { title: '节', excerpt: '节. 里面<mark>词</mark>', anchor: { id: '节' } },
  ],
})
interface Fake {
  readonly asked: string[]
  readonly urls: string[]
  readonly faults: string[]
  readonly load: (url: string) => Promise<PagefindModule>
}

function fake(
  answers: Readonly<Record<string, readonly string[]>>,
  broken: readonly string[] = [],
  parts: readonly string[] = ['zh-cn-1'],
): Fake {
  const asked: string[] = []
  const urls: string[] = []
  const faults: string[] = []
  const searchIn = (folder: string) => async (text: string) => {
    asked.push(text)
    const ids = answers[`${folder} ${text}`] ?? answers[text] ?? []
    const results = ids.map((id) => ({
      id,
      data: async () => {
        if (broken.includes(id)) throw new Error('404')
        return data(id)
      },
    }))
    return { results }
  }
  const filters = async () => ({ series: { 博客: 2, 面试题: 3 }, tag: {} })
  const load = async (url: string) => {
    urls.push(url)
    const createInstance = ({ basePath }: { readonly basePath?: string }) => ({
      search: searchIn(basePath ?? ''),
      filters,
    })
    return { faults, parts, createInstance }
  }
  return { asked, urls, faults, load }
}
const query = { text: '缓存 穿透', langs: ['zh-CN'] as const, limit: 5 }
const never = new AbortController().signal

it('tries the phrase first, then the words, and shows no page twice', async () => {
  const engine = fake({
    '"缓存 穿透"': ['b'],
    '缓存 穿透': ['a', 'b', 'c'],
    '"缓存"': ['a', 'b', 'c'],
    '"穿透"': ['a', 'b', 'c'],
  })
  const answer = await localSearch('/pagefind/', engine.load).search(query, never)
  expect(engine.asked.slice(0, 2)).toEqual(['"缓存 穿透"', '缓存 穿透'])
  expect(answer.total).toBe(3)
  expect(answer.pages.map(({ title }) => title)).toEqual(['题 b', '题 a', '题 c'])
  expect(engine.urls).toEqual(['/pagefind/pagefind.js?lang=zh-cn'])
})

it('puts phrases in the order of the words', async () => {
  const engine = fake({ '"big tree"': ['a', 'b', 'c'], 'big tree': ['c', 'a', 'd', 'b'] })
  const { pages } = await localSearch('/pagefind/', engine.load).search(
    { ...query, text: 'big tree' },
    never,
  )
  expect(pages.map(({ title }) => title)).toEqual(['题 c', '题 a', '题 b'])
})

it('shows what the words put first among the first five, behind the phrases', async () => {
  const engine = fake({ '"开 头"': ['a', 'b', 'c', 'd', 'e'], '开 头': ['x', 'y', 'a', 'b'] })
  const { total, pages } = await localSearch('/pagefind/', engine.load).search(
    { ...query, text: '开 头' },
    never,
  )
  expect(total).toBe(7)
  expect(pages.map(({ title }) => title)).toEqual(['题 a', '题 b', '题 c', '题 d', '题 x'])
})

it('decodes addresses and takes titles out of snippets', async () => {
  const engine = fake({ 词: ['b'] })
  const { pages } = await localSearch('/pagefind/', engine.load).search(
    { ...query, text: '词' },
    never,
  )
  expect(pages[0]).toEqual({
    address: '/article/中b/',
    title: '题 b',
    lang: 'zh-CN',
    series: '博客',
    snippet: [{ text: '开头' }, { text: '词', marked: true }, { text: '<b>' }],
    sections: [
      {
        address: '/article/中b/#节',
        title: '节',
        snippet: [{ text: '里面' }, { text: '词', marked: true }],
      },
    ],
  })
})

it('does not answer with pages that have nothing of a Chinese word', async () => {
  const engine = fake({
    量子纠缠: ['a'],
    '"缓存"': ['b', 'c'],
    '"穿透"': ['c'],
    缓存和穿透: ['a', 'b', 'c'],
  })
  const ask = async (text: string) => {
    const { pages } = await localSearch('/pagefind/', engine.load).search({ ...query, text }, never)
    return pages.map(({ title }) => title)
  }
  expect(await ask('量子纠缠')).toEqual([])
  expect(await ask('缓存和穿透')).toEqual(['题 c'])
})

it('puts pages first that have a word the dictionary does not know in one piece', async () => {
  const engine = fake({ '词 缓存': ['a', 'b', 'c'], '"缓存"': ['c', 'b'] })
  const search = localSearch('/pagefind/', engine.load)
  const { pages } = await search.search({ ...query, text: '词 缓存' }, never)
  expect(pages.map(({ title }) => title)).toEqual(['题 b', '题 c', '题 a'])
})

it('does not answer with pages that have only the first letters of a word', async () => {
  const engine = fake({ zzqq: ['a'] })
  const { total, pages } = await localSearch('/pagefind/', engine.load).search(
    { ...query, text: 'zzqq' },
    never,
  )
  expect([total, pages]).toEqual([0, []])
})

it('asks a phrase of the reader, and each word, once', async () => {
  const engine = fake({ '"a b"': ['b'] })
  await localSearch('/pagefind/', engine.load).search({ ...query, text: '"a b"' }, never)
  expect(engine.asked).toEqual(['"a b"'])
  await localSearch('/pagefind/', engine.load).search({ ...query, text: '索引' }, never)
  expect(engine.asked.slice(1)).toEqual(['索引'])
})

it('shows the pages that have a Chinese word, however the index cut it', async () => {
  const engine = fake({ 开头: ['a'], 开关: ['a', 'b'] })
  const ask = (text: string) =>
    localSearch('/pagefind/', engine.load).search({ ...query, text }, never)
  expect(await ask('开头')).toMatchObject({ total: 1, pages: [{ title: '题 a' }] })
  expect(await ask('开关')).toEqual({ total: 0, pages: [] })
})

it('asks afresh when what answered before is gone, as after a new release', async () => {
  const engine = fake({ 词: ['a'] })
  const broken: string[] = []
  const search = localSearch('/pagefind/', async (url) => {
    const module = await engine.load(url)
    const inner = module.createInstance({} as never)
    const find: typeof inner.search = async (...args) => {
      if (broken.includes(url)) throw new Error('404')
      return inner.search(...args)
    }
    return { ...module, createInstance: () => ({ ...inner, search: find }) }
  })
  const ask = () => search.search({ ...query, text: '词' }, never)
  expect((await ask()).total).toBe(1)
  broken.push(...engine.urls)
  expect((await ask()).total).toBe(1)
  broken.push(...engine.urls)
  expect((await ask()).total).toBe(1)
  expect(engine.urls).toHaveLength(3)
})

it('shows what it could read of a half missing index', async () => {
  const engine = fake({ 词: ['a', 'b'] }, ['a'])
  const answer = await localSearch('/pagefind/', engine.load).search(
    { ...query, text: '词' },
    never,
  )
  expect(answer.pages.map(({ title }) => title)).toEqual(['题 b'])
})

it('does not say "nothing found" when a piece is missing, and starts afresh afterwards', async () => {
  const engine = fake({})
  const search = localSearch('/pagefind/', engine.load)
  const asked = search.search(query, never)
  engine.faults.push('/pagefind/index/x.pf_index')
  await expect(asked).resolves.toMatchObject({ total: 0 })
  const broken = localSearch('/pagefind/', async (url) => {
    const module = await engine.load(url)
    const { search: find, ...rest } = module.createInstance({} as never)
    const failing: typeof find = async (...args) => {
      engine.faults.push('x')
      return find(...args)
    }
    return { ...module, createInstance: () => ({ ...rest, search: failing }) }
  })
  await expect(broken.search(query, never)).rejects.toThrow('not all there')
  await expect(broken.search(query, never)).rejects.toThrow('not all there')
  expect(engine.urls.at(-1)).toBe('/pagefind/pagefind.js?lang=zh-cn&try=1')
})

it('lets languages take turns', async () => {
  const engine = fake({ 词: ['a', 'b'] })
  const both = { ...query, text: '词', langs: ['zh-CN', 'en-US'] as const, limit: 3 }
  const { total, pages } = await localSearch('/pagefind/', engine.load).search(both, never)
  expect(total).toBe(4)
  expect(pages.map(({ lang }) => lang)).toEqual(['zh-CN', 'en-US', 'zh-CN'])
})

it('gives the filters, the frequent ones first', async () => {
  const facets = await localSearch('/pagefind/', fake({}).load).facets(['zh-CN'])
  expect(facets).toEqual({ series: ['面试题', '博客'], tags: [] })
})

it('ends when it is no longer wanted', async () => {
  const stop = new AbortController()
  const asked = localSearch('/pagefind/', () => new Promise(() => {})).search(query, stop.signal)
  stop.abort()
  await expect(asked).rejects.toThrow('abort')
})

const PARTS = ['zh-cn-3', 'zh-cn-2', 'zh-cn-1']
const inPart = (number: number, text: string) => `/pagefind/zh-cn-${number}/ ${text}`

it('goes through older pages only where the newer are too few', async () => {
  const answers = {
    [inPart(3, '词')]: ['a', 'b', 'c'],
    [inPart(2, '词')]: ['d', 'e', 'f'],
    [inPart(1, '词')]: ['g'],
  }
  const search = localSearch('/pagefind/', fake(answers, [], PARTS).load)
  const ask = async (limit: number) => {
    const { total, pages, more } = await search.search({ ...query, text: '词', limit }, never)
    return [pages.map(({ title }) => title.at(-1)).join(''), total, more]
  }
  expect(await ask(2)).toEqual(['ab', 3, true])
  expect(await ask(5)).toEqual(['abcde', 6, true])
  expect(await ask(10)).toEqual(['abcdefg', 7, undefined])
})

it('does not load a long past at once for a word that is nowhere', async () => {
  const many = Array.from({ length: 10 }, (_, index) => `zh-cn-${10 - index}`)
  const engine = fake({ [inPart(1, '词')]: ['a'] }, [], many)
  const search = localSearch('/pagefind/', engine.load)
  const ask = (limit: number) => search.search({ ...query, text: '词', limit }, never)
  expect(await ask(5)).toEqual({ total: 0, pages: [], more: true })
  expect(await ask(10)).toEqual({ total: 0, pages: [], more: true })
  expect(await ask(15)).toMatchObject({ total: 1, pages: [{ title: '题 a' }] })
})

it('finds nothing where there is nothing to search', async () => {
  const search = localSearch('/pagefind/', fake({ 词: ['a'] }, [], []).load)
  expect(await search.search({ ...query, text: '词' }, never)).toEqual({ total: 0, pages: [] })
  expect(await search.facets(['zh-CN'])).toEqual({ series: [], tags: [] })
})
