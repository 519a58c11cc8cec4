import { createElement, useState, type ReactNode } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { renderPage } from '#app/entry-server.tsx'
import type { PageData } from '#model/page.ts'
import type { SlotModule, SlotProps } from '#theme/slots/slot-props.ts'
import { site } from 'virtual:keep-it-simple/site'
import { slots } from 'virtual:keep-it-simple/slots'
import { contentPage } from '../support/sample-pages.ts'
import { NAMED_ASSETS } from '../support/named-assets.ts'

const PAGE = contentPage('/en/a/', 'A page', { locale: '/en/' })
const ASSETS = { ...NAMED_ASSETS, modules: { islands: '/assets/islands.js' } }
const render = async (page: PageData = PAGE) => (await renderPage(page, ASSETS)).html
const failureOf = (page?: PageData) => render(page).catch((error: unknown) => error)

/** Fills a place of the page until the test ends. */
function fill(
  name: string,
  Component: (props: SlotProps) => ReactNode,
  client?: SlotModule['client'],
): void {
  const filled = slots as Record<string, object>
  const module = { default: Component, ...(client && { client }) }
  filled[name] = { file: `slots/${name}.tsx`, module }
  onTestFinished(() => {
    delete filled[name]
  })
}

it('an author’s component is given the page it stands on, the site and its words', async () => {
  fill('article-after', ({ page, lang, href, site: { author }, strings, ...more }) =>
    createElement(
      'aside',
      null,
      [page.title, lang, href('/x'), author, strings.tryAgain, ...Object.keys(more)].join('|'),
    ),
  )
  expect(await render()).toContain(
    `<aside>A page|en-US|/x/|${site.author}|Try again</aside><div class="fin"`,
  )
})

it('in a list it is given the entry it stands in', async () => {
  fill('list-item-end', ({ post }) => createElement('i', null, `of ${post?.title}`))
  const post = { path: '/en/p/', title: 'P', categoryList: [], tags: [], createTime: '2026/01/01' }
  const list = {
    ...PAGE,
    type: 'posts',
    path: '/en/blog/',
    list: { posts: [post], link: '/en/blog/', page: 1, pages: 1 },
    collection: {
      title: 'Blog',
      link: '/en/blog/',
      totals: { posts: 1, tags: 0, categories: 0, years: 1 },
    },
  }
  expect(await render(list as never)).toContain('<i>of P</i>')
})

it('slot: is drawn with what it is hydrated from when it exports client', async () => {
  const Slot = ({ page, href }: SlotProps) => {
    const [count] = useState(3)
    return createElement('button', null, page.title, ' ', count, 'body' in page, href('/x'))
  }
  fill('article-after', Slot, 'idle')
  const html = await render()
  const [, data] = /data-client="idle" data-props="([^"]*)"/.exec(html)!
  const { page } = JSON.parse(data!.replaceAll('&quot;', '"')) as { page: Record<string, unknown> }
  expect(page).toMatchObject({ type: 'content', path: '/en/a/', title: 'A page' })
  expect(page).not.toHaveProperty('body')
  expect(html).toContain('<button>A page<!-- --> <!-- -->3<!-- -->/x/</button></div>')
  expect(html).toMatch(/data-modules="[^"]*islands\.js/)
})

it('slot: fails when its client is no time an island starts', async () => {
  fill('article-after', () => null, 'load' as never)
  expect(await failureOf()).toMatchObject({ slot: 'slots/article-after.tsx' })
})

it('one that fails is named', async () => {
  fill('article-after', () => {
    throw new Error('x is not a function')
  })
  expect(await failureOf()).toMatchObject({
    message: 'slots/article-after.tsx: x is not a function',
    slot: 'slots/article-after.tsx',
    cause: { message: 'x is not a function' },
  })
})

it('one that throws something else than an error says just that', async () => {
  fill('article-after', () => {
    throw 'nothing' as unknown as Error
  })
  expect(await failureOf()).toBe('nothing')
})

it('what fails elsewhere is not its fault, neither before it nor after it', async () => {
  fill('article-before', () => null)
  const broken = { ...PAGE, crumbs: 7 } as unknown as PageData
  const failure = (await failureOf(broken)) as Error
  expect(failure.message).not.toContain('slots/')
  expect(failure).not.toHaveProperty('slot')
})
