import { afterEach, expect, it } from 'vitest'
import { contentPage } from '../../tests/support/sample-pages.ts'
import { PAGE_FORMAT } from '#model/page-base.ts'
import { site } from 'virtual:keep-it-simple/site'
import { assetsOf, notFoundPage, pageLoader, type FindPage } from './page-loader.ts'

const served = site as { base: string }
const { base } = served
afterEach(() => {
  served.base = base
})

/** What the loader gives for an address, and which path it asked for. */
async function loaded(address: string, find: FindPage, hash = '') {
  const asked: string[] = []
  const remember: FindPage = (path, signal) => {
    asked.push(path)
    return find(path, signal)
  }
  const request = new Request(`https://a.example${address}`)
  const loader = pageLoader(remember, () => hash) as (given: object) => Promise<unknown>
  const found = await loader({ request })
  return { found, asked, to: found instanceof Response ? found.headers.get('location') : undefined }
}

it('an address inside the site’s folder is a page, by its path', async () => {
  served.base = '/blog/'
  const page = contentPage('/en/a/', 'A')
  const { found, asked } = await loaded('/blog/en/a/', async () => page)
  expect([found, asked]).toEqual([page, ['/en/a/']])
  expect((await loaded('/elsewhere/', async () => page)).asked).toEqual(['/'])
})

it('an old address leads to the new one, with query and place', async () => {
  const moved = { format: PAGE_FORMAT, redirect: '/新/' } as const
  const { to } = await loaded('/old/?a=1', async () => moved, '#part')
  expect(to).toBe('/%E6%96%B0/?a=1#part')
})

it('an old query of a list leads to its page, with the place', async () => {
  const list = { ...contentPage('/blog/', 'B'), type: 'posts', list: { link: '/blog/', pages: 3 } }
  expect((await loaded('/blog/?p=2', async () => list as never, '#x')).to).toMatch(/2\/#x$/)
  expect((await loaded('/blog/', async () => list as never)).found).toBe(list)
})

it('an address nobody has is answered in the language of its prefix', async () => {
  const { found } = await loaded('/en/nowhere/', async () => undefined)
  expect(found).toEqual(await notFoundPage('/en/nowhere/'))
  expect(found).toMatchObject({
    format: PAGE_FORMAT,
    type: 'not-found',
    path: '/en/nowhere/',
    lang: 'en-US',
    locale: '/en/',
    title: 'PAGE NOT FOUND',
    alternates: [{ lang: 'zh-CN', path: '/', exact: false }],
  })
  expect(found).not.toHaveProperty('alone')
  expect(await notFoundPage('/x/')).toMatchObject({ lang: 'zh-CN', locale: '/' })
})

it('what is mounted on a page are its blocks, and the face of its titles', () => {
  expect(assetsOf(contentPage('/a/', 'A', { assets: ['table'], fonts: 'x' }))).toEqual([
    'table',
    'fonts',
  ])
  expect(assetsOf(contentPage('/a/', 'A'))).toEqual([])
})
