import { expect, it, onTestFinished } from 'vitest'
import { contentPage } from '../../tests/support/sample-pages.ts'
import { NAMED_ASSETS } from '../../tests/theme/drawn-pages/named-assets.ts'
import { PAGE_FORMAT } from '#model/page-base.ts'
import type { SlotProps } from '#theme/slots/slot-props.ts'
import { site } from 'virtual:keep-it-simple/site'
import { slots } from 'virtual:keep-it-simple/slots'
import { createRenderer } from './entry-server.tsx'

const filled = slots as Record<string, object>

const PAGE = contentPage('/en/a/', 'A page', { locale: '/en/' })
const render = createRenderer(async () => PAGE, NAMED_ASSETS)

function fill(name: string, Component: (props: SlotProps) => unknown): void {
  filled[name] = { file: `slots/${name}.tsx`, Component }
  onTestFinished(() => {
    delete filled[name]
  })
}

it('draws one page after another, each as its own', async () => {
  const draw = createRenderer(async (path) => contentPage(path, `At ${path}`), NAMED_ASSETS)
  for (const path of ['/x/a/', '/x/b/', '/article/c/'])
    expect(await draw(path)).toContain(`<title>At ${path}`)
})

it('an address that leads elsewhere is no document', async () => {
  const moved = { format: PAGE_FORMAT, redirect: '/b/' } as const
  const draw = createRenderer(async () => moved, NAMED_ASSETS)
  await expect(draw('/a/')).rejects.toThrow('/a/ answered with a redirect')
})

it('a page that cannot be read is an error of its own', async () => {
  const draw = createRenderer(() => Promise.reject(new Error('no disk')), NAMED_ASSETS)
  await expect(draw('/en/a/')).rejects.toThrow('no disk')
})

it('an author’s component is given the page it stands on', async () => {
  fill('article-after', ({ page, lang, href, site: { author }, strings }) => (
    <aside>{[page.title, lang, href('/x'), author, strings.tryAgain].join('|')}</aside>
  ))
  expect(await render('/en/a/')).toContain(
    `<aside>A page|en-US|/x/|${site.author}|Try again</aside>`,
  )
})

it('one that fails is named', async () => {
  fill('article-after', () => {
    throw new Error('x is not a function')
  })
  const failure = await render('/en/a/').catch((error: unknown) => error)
  expect(failure).toMatchObject({
    message: 'slots/article-after.tsx: x is not a function',
    slot: 'slots/article-after.tsx',
    cause: { message: 'x is not a function' },
  })
})

it('one that throws something else than an error says just that', async () => {
  fill('article-after', () => {
    throw 'nothing' as unknown as Error
  })
  await expect(render('/en/a/')).rejects.toBe('nothing')
})

it('what fails elsewhere is not its fault, even after it', async () => {
  fill('article-after', () => null)
  const broken = { ...PAGE, crumbs: 7 } as never
  const draw = createRenderer(async () => broken, NAMED_ASSETS)
  const failure = (await draw('/en/a/').catch((error: unknown) => error)) as Error
  expect(failure.message).not.toContain('slots/')
  expect(failure).not.toHaveProperty('slot')
})
