import { afterEach, expect, it, vi } from 'vitest'
import { hostedSearch } from './search-hosted.ts'

afterEach(() => vi.unstubAllGlobals())

const account = { appId: 'APP', apiKey: 'key', indexName: 'my site' }
const query = { text: 'index', langs: ['en-US'], limit: 2 } as const
const never = new AbortController().signal

/** Hosts that answer one after another; an error is one that cannot be reached. */
function serve(...answers: (Error | Response | object)[]) {
  const asked: { url: string; init: RequestInit; params: Record<string, unknown> }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init, params: JSON.parse(init.body as string) as Record<string, unknown> })
    const answer = answers[asked.length - 1] ?? new Error('nobody is left')
    if (answer instanceof Error) throw answer
    return answer instanceof Response ? answer : new Response(JSON.stringify(answer))
  })
  return asked
}
const hit = (path: string, more: object = {}) => ({
  path,
  title: `Title of ${path}`,
  lang: 'en-US',
  anchor: '',
  section: '',
  ...more,
})
const status = (code: number) => new Response('', { status: code })

it('[S7.5] asks the hosts of the account for sections, without a question beforehand', async () => {
  const asked = serve({ hits: [], nbHits: 0 })
  await hostedSearch(account).search(query, never)
  const [{ url, init, params }] = asked as [(typeof asked)[number]]
  expect(url).toBe(
    'https://APP-dsn.algolia.net/1/indexes/my%20site/query?x-algolia-application-id=APP&x-algolia-api-key=key',
  )
  expect(init).toMatchObject({ method: 'POST', headers: { 'content-type': 'text/plain' } })
  expect(params).toMatchObject({
    query: 'index',
    hitsPerPage: 6,
    facetFilters: [['lang:en-US']],
    attributesToRetrieve: ['path', 'title', 'lang', 'series', 'anchor', 'section'],
    attributesToHighlight: [],
    attributesToSnippet: ['text:30'],
    snippetEllipsisText: '…',
  })
})

it('[S7.5] asks the next host where one has a fault, and nobody else after a refusal', async () => {
  const asked = serve(new Error('lost'), status(500), status(399), { hits: [], nbHits: 0 })
  await hostedSearch(account).search(query, never)
  expect(asked.map(({ url }) => new URL(url).host)).toEqual([
    'app-dsn.algolia.net',
    'app-1.algolianet.com',
    'app-2.algolianet.com',
    'app-3.algolianet.com',
  ])
  for (const code of [400, 403, 499]) {
    const refused = serve(status(code))
    await expect(hostedSearch(account).search(query, never)).rejects.toThrow(
      `The search service answered ${code}`,
    )
    expect(refused).toHaveLength(1)
  }
})

it('[S7.5] says the last fault where all have one, and nothing was asked where there are none', async () => {
  serve(...Array.from({ length: 4 }, (_, at) => new Error(`lost ${at}`)))
  await expect(hostedSearch(account).search(query, never)).rejects.toThrow('lost 3')
  const none = hostedSearch({ ...account, hosts: [] }).search(query, never)
  await expect(none).rejects.toThrow('No host to ask')
})

it.each([{}, { hits: [] }, { nbHits: 1 }, { hits: 'a', nbHits: 1 }])(
  '%j is no answer',
  async (answer) => {
    serve(answer, answer, answer, answer)
    await expect(hostedSearch(account).search(query, never)).rejects.toThrow('Not an answer')
  },
)

it('[S7.5] gathers sections by their pages, as many as are shown', async () => {
  const sections = ['a', 'b', 'c', 'd'].map((anchor) => hit('/x/', { anchor, section: anchor }))
  const hits = [...sections, hit('/y/'), hit('/z/'), null, hit('//evil.example/')]
  serve({ hits, nbHits: 6 })
  const { total, pages } = await hostedSearch(account).search(query, never)
  expect(total).toBe(3)
  expect(pages.map(({ address }) => address)).toEqual(['/x/', '/y/'])
  expect(pages[0]).toEqual({
    address: '/x/',
    title: 'Title of /x/',
    marked: [{ text: 'Title of /x/' }],
    lang: 'en-US',
    sections: ['a', 'b', 'c'].map((title) => ({
      address: `/x/#${title}`,
      title: [{ text: title }],
      snippet: [],
    })),
  })
  expect(pages[1]).toMatchObject({ snippet: [], sections: [] })
})
