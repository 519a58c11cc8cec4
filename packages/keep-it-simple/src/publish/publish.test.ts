import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { contentPage } from '../../tests/support/sample-pages.ts'
import { SmallRelease } from '../../tests/support/small-release.ts'
import { testSite } from '../../tests/support/test-site.ts'

let site: SmallRelease
beforeEach(() => (site = new SmallRelease()))
afterEach(() => site.remove())

const A = contentPage('/a/', 'Page A')
const B = contentPage('/b/', 'Page B')
const OLD = contentPage('/old.html', 'Old', { pageLayout: 'page' })
const documentOf = (title: string) =>
  `<!doctype html><html lang="en-US"><head></head><body>${title}<script src="/assets/boot.js"></script></body></html>`
const deployed = (more: object) => ({
  deploy: { ...testSite.deploy, hosts: [], compress: [], ...more },
})

it('a release has documents, their Markdown, the shell, and the files about all pages', async () => {
  expect(await site.build([A, OLD])).toMatchObject({ drawn: 2, total: 2 })
  expect(site.read('a/index.html')).toBe(documentOf('Page A'))
  expect(site.read('a/index.md')).toContain('Text of notes/a.md.')
  expect(site.read('old.html')).toBe(documentOf('Old'))
  expect(site.names).toEqual(
    expect.arrayContaining([
      'assets/boot.js',
      'robots.txt',
      'sitemap.xml',
      'licenses.txt',
      'sw.js',
    ]),
  )
  expect(site.names.filter((name) => name.includes('.vite') || name.endsWith('.gz'))).toEqual([])
})

it('only what changed is drawn again, and a page that is gone goes', async () => {
  await site.build([A, B])
  expect(await site.build([A, B])).toMatchObject({ drawn: 0, total: 2 })
  const edited = { ...B, title: 'Edited' }
  expect(await site.build([A, edited])).toMatchObject({ drawn: 1, total: 2 })
  expect(site.read('b/index.html')).toContain('Edited')
  expect(site.read('a/index.html')).toContain('Page A')
  expect(await site.build([A])).toMatchObject({ drawn: 0, total: 1 })
  expect(site.names.filter((name) => name.startsWith('b/'))).toEqual([])
})

it('documents say what they may load themselves where the host sends no headers', async () => {
  site.remove()
  site = new SmallRelease(
    `const DRAW = () => '<html lang="en"><head><meta charset="utf-8"></head></html>'`,
  )
  const given = { redirects: [['/from/', '/a/']] as const }
  await site.build([A], given)
  expect(site.read('a/index.html')).not.toContain('Content-Security-Policy')
  expect(site.read('from/index.html')).not.toContain('Content-Security-Policy')
  await site.build([A], { ...given, ...deployed({ hosts: ['github-pages'] }) })
  for (const name of ['a/index.html', 'from/index.html'])
    expect(site.read(name)).toContain(
      `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; `,
    )
})

it('a redirect leads on with its document, in the language of where it leads', async () => {
  await site.build([A], {
    redirects: [
      ['/from/', '/a/'],
      ['/en/from.html', '/en/b/'],
    ],
    site: { ...testSite.site, base: '/blog/', offline: false, cards: false },
  })
  expect(site.read('from/index.html')).toContain('<html lang="zh-CN" data-to="/blog/a/">')
  expect(site.read('en/from.html')).toContain('<html lang="en-US" data-to="/blog/en/b/">')
})

it('bundles of as many builds before as are kept stay for those who have a page open', async () => {
  const kept = deployed({ keepBuilds: 1 })
  const bundles = () => site.names.filter((name) => name.startsWith('assets/'))
  await site.build([A], kept)
  rmSync(site.at('client/assets/boot.js'))
  site.write('client/assets/two.js', 'two()')
  const { record } = await site.build([A], kept)
  expect(bundles()).toEqual(['assets/boot.js', 'assets/two.js'])
  expect(record.shells).toEqual([['assets/two.js'], ['assets/boot.js']])
  rmSync(site.at('client/assets/two.js'))
  site.write('client/assets/three.js', 'three()')
  await site.build([A], kept)
  expect(bundles()).toEqual(['assets/three.js', 'assets/two.js'])
})

it('the list of files does not name pages of which no list speaks, nor files of the author’s', async () => {
  const hidden = contentPage('/hidden/', 'Hidden', {
    head: [['meta', { name: 'robots', content: 'noindex' }]],
  })
  const lost = { ...contentPage('/en/404.html', 'Lost'), type: 'not-found' }
  site.write('public/mine.txt', 'mine')
  await site.build([A, hidden, lost], {
    redirects: [
      ['/from/', '/a/'],
      ['/secret-way/', '/hidden/'],
    ],
  })
  const { files } = JSON.parse(site.read('release.json')) as { files: Record<string, unknown> }
  const isNamed = (name: string) => {
    const hash = createHash('sha256').update(name).digest('hex')
    expect(Object.hasOwn(files, name)).not.toBe(Object.hasOwn(files, `sha256:${hash}`))
    return Object.hasOwn(files, name)
  }
  for (const name of ['a/index.html', 'a/index.md', 'en/404.html', 'from/index.html'])
    expect([name, isNamed(name)]).toEqual([name, true])
  for (const name of ['hidden/index.html', 'secret-way/index.html', 'mine.txt'])
    expect([name, isNamed(name)]).toEqual([name, false])
})

it('what cannot be drawn is named by its page, and a slot by its file', async () => {
  const failing = async (draw: string) => {
    site.remove()
    site = new SmallRelease(`const DRAW = (page) => { ${draw} }`)
    return site.print([A]).then(
      () => undefined,
      (error: unknown) => error as Error,
    )
  }
  expect(await failing(`throw new Error('No ink.')`)).toMatchObject({
    message: '/a/: No ink.',
    cause: new Error('No ink.'),
  })
  expect(await failing(`throw 'no ink'`)).toMatchObject({ message: '/a/: no ink' })
  const thrown = (cause: string) =>
    failing(`throw Object.assign(new Error('x', { cause: ${cause} }), { slot: 'slots/Foot.tsx' })`)
  const said = (message: string) => ({
    message,
    diagnostics: [
      {
        severity: 'error',
        code: 'slot-failed',
        file: 'slots/Foot.tsx',
        message,
        remedy: 'Correct the component; what it is given differs from page to page.',
      },
    ],
  })
  const at = 'The slot cannot be drawn on /a/'
  expect(await thrown(`new Error('No title!\\nat x')`)).toMatchObject(said(`${at}: No title.`))
  expect(await thrown(`'no title. Sorry'`)).toMatchObject(said(`${at}: no title. Sorry.`))
})
