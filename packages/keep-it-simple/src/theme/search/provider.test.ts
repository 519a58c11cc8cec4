import { afterEach, expect, it, vi } from 'vitest'
import { loadProvider } from './provider.ts'

const LOCALES = [
  { prefix: '/', lang: 'zh-CN', label: '', title: '', description: '' },
  { prefix: '/en/', lang: 'en-US', label: '', title: '', description: '' },
]

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Asks for one word, and gives what was asked of whom. */
async function asked(search: object | undefined, locale: string): Promise<string> {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (address: string | URL, init?: RequestInit) => {
    const body = typeof init?.body === 'string' ? init.body : ''
    requests.push(`${String(address)} ${JSON.stringify(init?.headers ?? {})} ${body}`)
    return Response.json({ hits: [], nbHits: 0, total: 0, pages: [] })
  })
  const site = { base: '/blog/', locales: LOCALES, ...(search && { search }) }
  const provider = await loadProvider(site as never, locale)
  await provider.search({ text: 'ring', langs: ['en-US'], limit: 5 }, new AbortController().signal)
  return requests.join('\n')
}

it('while pages are written, the dev server is asked, below the folder of the site', async () => {
  expect(await asked(undefined, '/')).toMatch(/^\/blog\/search-answer\.json\?ask=/)
})

it('a service that the settings name is asked instead, with the index of the language', async () => {
  const service = {
    appId: 'APP',
    apiKey: 'key',
    indexName: 'common',
    locales: { '/en/': { indexName: 'english' } },
  }
  expect(await asked(service, '/')).toContain('common')
  const english = await asked(service, '/en/')
  expect(english).toContain('english')
  expect(english).toContain('APP')
  expect(english).not.toContain('common')
  const { locales: _, ...single } = service
  expect(await asked(single, '/en/')).toContain('common')
})
