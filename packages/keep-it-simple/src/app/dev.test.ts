import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startedDev } from '../../tests/support/dev-of-sources.ts'
import { contentPage } from '../../tests/support/sample-pages.ts'
import { TEST_SITE } from '../../tests/support/test-site.ts'
import { PAGE_FORMAT } from '#model/page-base.ts'

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
  expect(html).toContain('<html data-content="0" lang="en">')
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
  expect(await english.text()).toContain('<body>/en/nowhere/ | Not here | doc')
  const without = await ask('/nowhere.html')
  expect(without.status).toBe(404)
  expect(await without.text()).toContain('<body>/nowhere.html |  | not-found')
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
  const moved = { format: PAGE_FORMAT, redirect: '/新/' } as const
  const { ask } = await startedDev({ find: async () => moved }, { base: '/blog/' })
  const response = await ask('/blog/old/')
  expect([response.status, response.headers.get('location')]).toEqual([302, '/blog/%E6%96%B0/'])
})

it('the data of a page is asked for by the address of its file', async () => {
  const asked: string[] = []
  const { ask } = await startedDev({
    text: async (path) => {
      asked.push(path)
      return path === '/gone/' ? undefined : `{"path":"${path}"}`
    },
  })
  const found = await ask('/en/a/page.json')
  expect(found.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(await found.json()).toEqual({ path: '/en/a/' })
  expect(await (await ask('/404.html.json')).json()).toEqual({ path: '/404.html' })
  const gone = await ask('/gone/page.json')
  expect([gone.status, gone.headers.get('content-type'), await gone.text()]).toEqual([
    404,
    'text/plain; charset=utf-8',
    'Not found',
  ])
  expect(asked).toEqual(['/en/a/', '/404.html', '/gone/'])
})

it('pictures are read where they lie, and named what they are', async () => {
  const file = join(TEST_SITE, 'public/favicon.svg')
  const { ask } = await startedDev({ media: (path) => (path.startsWith('/m/') ? file : undefined) })
  const picture = await ask('/m/a.SVG')
  expect(picture.headers.get('content-type')).toBe('image/svg+xml')
  expect(await picture.text()).toContain('<svg')
  expect((await ask('/m/a.xyz')).headers.get('content-type')).toBe('application/octet-stream')
})

it('files of languages that run in pages come from their packages', async () => {
  const { ask } = await startedDev({})
  const { copiedFiles, copiedFolder } = await import('#config/copied-languages.ts')
  const name = copiedFiles('sql').find((one) => one.name.endsWith('js'))!.name
  const script = await ask(`/${copiedFolder('sql')}${name}`)
  expect([script.status, script.headers.get('content-type')]).toEqual([
    200,
    'text/javascript; charset=utf-8',
  ])
  expect((await ask(`/vendor/${name}`)).status).toBe(404)
  expect((await ask(`/${copiedFolder('sql')}x/${name}`)).status).toBe(404)
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

it('a page that cannot be drawn at the moment is drawn a moment later, or not at all', async () => {
  let asked = 0
  const { ask } = await startedDev({
    find: async (path) => {
      asked += 1
      if (asked === 1 || path === '/never/') throw new Error('cannot be drawn')
      return PAGE
    },
  })
  expect((await ask('/en/a/')).status).toBe(200)
  expect(asked).toBe(2)
  const failed = await ask('/never/')
  expect(failed.status).toBe(500)
  expect(await failed.text()).toContain('cannot be drawn')
})
