import { expect, it } from 'vitest'
import { startedDev } from '../../tests/support/dev-of-sources.ts'
import { contentPage } from '../../tests/support/sample-pages.ts'

const PAGE = contentPage('/en/a/', 'A page', { locale: '/en/' })
const find = async (path: string) => (path === PAGE.path ? PAGE : undefined)

it('a page is drawn from its data, with what Vite and the desk add', async () => {
  const { dev, ask } = await startedDev({ find }, { authorSheet: '/home/me/theme.css' })
  expect(dev.sent()).toBeUndefined()
  const response = await ask('/en/a/')
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(html).toContain('<script id="kis-client" data-content="0">')
  expect(html).toContain('<body>/en/a/ | A page | doc | /@fs/home/me/theme.css</body>')
  expect(html).toContain('/@vite/client')
  expect(html).toContain('entry-desk')
  expect(dev.sent()).toBeInstanceOf(Promise)
  await dev.sent()
})

it('below the folder of the site, addresses are those of its pages', async () => {
  const { ask } = await startedDev({ find }, { base: '/blog/' })
  expect(await (await ask('/blog/en/a/')).text()).toContain('<body>/en/a/ | A page')
  expect((await ask('/en/a/')).status).toBe(404)
  expect(await (await ask('/blog/__desk/problems.json')).text()).toBe('from the desk')
})

it('an address nobody has is answered by the page for it, in its language', async () => {
  const missing = contentPage('/en/404.html', 'Not here')
  const { ask } = await startedDev({
    find: async (path) => (path === '/en/404.html' ? missing : undefined),
  })
  const english = await ask('/en/nowhere/')
  expect(english.status).toBe(404)
  expect(await english.text()).toContain('<body>/en/404.html | Not here | doc')
  expect((await ask('/nowhere.html')).status).toBe(404)
})

it('files that are no pages are left to Vite', async () => {
  const asked: string[] = []
  const { ask } = await startedDev({
    find: async (path) => void asked.push(path),
  })
  expect((await ask('/nowhere.css')).status).toBe(404)
  expect(asked).toEqual([])
})

it('an old address leads on', async () => {
  const moved = { redirect: '/新/' } as const
  const { ask } = await startedDev({ find: async () => moved }, { base: '/blog/' })
  const response = await ask('/blog/old/')
  expect([response.status, response.headers.get('location')]).toEqual([302, '/blog/%E6%96%B0/'])
})

it('a search looks into the pages as they are being written', async () => {
  let pages = [contentPage('/a/', 'Ostrich')]
  let read = 0
  const { dev, ask } = await startedDev({
    read: async () => {
      read += 1
      return pages
    },
  })
  const found = async (text: string) => {
    const query = { text, langs: ['en-US'], limit: 5 }
    const asked = encodeURIComponent(JSON.stringify({ query }))
    const answer = (await (await ask(`/search-answer.json?ask=${asked}`)).json()) as {
      pages: { address: string }[]
    }
    return answer.pages.map(({ address }) => address)
  }
  expect(await found('ostrich')).toEqual(['/a/'])
  pages = [contentPage('/b/', 'Ostrich')]
  expect(await found('ostrich')).toEqual(['/a/'])
  expect(read).toBe(1)
  dev.refresh(false)
  expect(await found('ostrich')).toEqual(['/b/'])
  const facets = await ask('/search-answer.json?ask={"langs":["en-US"]}')
  expect(facets.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(await facets.json()).toEqual(await (await ask('/search-answer.json')).json())
})
