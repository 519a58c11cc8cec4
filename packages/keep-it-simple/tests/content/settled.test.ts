import { join } from 'node:path'
import { array, assert, asyncProperty, constantFrom, record } from 'fast-check'
import { expect, it } from 'vitest'
import { removeStore } from '#store/store.ts'
import { PageTable } from '#store/pages.ts'
import { buildContent, type CompilerResult } from '#content/build-content.ts'
import { runs } from '../support/runs.ts'
import { page, withSite, type TinySite } from '../support/tiny-site.ts'

const NAMES = ['a', 'b', 'c'] as const
const LINKS = 'See [a](/article/a/), [b](/article/b/#part) and [the file](./c.md).'
const PLAIN = `First.\n\n<!-- more -->\n\n## Part\n\n${LINKS}\n`

/** What an author may do to one file; the first three change a text, and nothing others see. */
const EDITS: Readonly<Record<string, (text: string) => string>> = {
  sentence: (text) => `${text}\nOne more sentence.\n`,
  'line above links': (text) => text.replace('## Part\n', '## Part\n\nIn between.\n'),
  comment: (text) => `${text}\n<!-- nobody sees it -->\n`,
  title: (text) => text.replace('title: "', 'title: "New '),
  heading: (text) => `${text}\n## Another part\n\nIts text.\n`,
  excerpt: (text) => text.replace('First.', 'At first.'),
  link: (text) => `${text}\n[more](/article/c/)\n`,
  'link text': (text) => text.replace('[a]', '[the first]'),
  tag: (text) => text.replace('tags: ["x"]', 'tags: ["x","y"]'),
  draft: (text) => text.replace('tags:', 'draft: true\ntags:'),
}

const source = (name: string) =>
  page(
    {
      title: `Page ${name}`,
      createTime: `2026/01/0${NAMES.indexOf(name as 'a') + 1} 10:00:00`,
      permalink: `/article/${name}/`,
      tags: ['x'],
    },
    PLAIN,
  )
const start = Object.fromEntries(NAMES.map((name) => [`blog/${name}.md`, source(name)]))
const HOME = {
  'README.md': page({ pageLayout: 'home' }),
  'en/README.md': page({ pageLayout: 'home' }),
}

/** Every address with its data, text and hash; and what was said. */
function shown({ store, diagnostics }: CompilerResult, out: string) {
  if (!store) return { diagnostics }
  const library = new PageTable(out)
  return {
    diagnostics,
    pages: store.pages.map(({ path, hash }) => [path, hash, library.text(path)]),
    rest: [store.redirects, store.media],
  }
}

async function expectClean(site: TinySite, result: CompilerResult): Promise<void> {
  const clean = { ...site.settings, out: join(site.root, 'clean') }
  const anew = await buildContent(clean)
  expect(shown(result, site.settings.out)).toEqual(shown(anew, clean.out))
  removeStore(clean.out)
}

it('after any edits the page store says what one from nothing says', () =>
  withSite({ ...HOME, ...start }, async (site) => {
    const step = record({
      name: constantFrom(...NAMES),
      edit: constantFrom(...Object.keys(EDITS)),
    })
    const round = asyncProperty(array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
      const texts = { ...start }
      site.write(texts)
      let result = await buildContent(site.settings)
      for (const { name, edit } of steps) {
        const file = `blog/${name}.md`
        texts[file] = EDITS[edit]!(texts[file]!)
        site.write(texts)
        result = await buildContent(site.settings)
      }
      // What is wrong half-way is found by a round that ends there.
      await expectClean(site, result)
    })
    await assert(round, { numRuns: runs(6, 2) })
  }))

it('build: does not patch a text into pages of a run that failed', () =>
  withSite({ ...HOME, ...start }, async (site) => {
    await buildContent(site.settings)
    site.write({
      'blog/a.md': `${start['blog/a.md']}\nNew.\n`,
      'blog/b.md': page({ permalink: 1 }),
    })
    expect((await buildContent(site.settings)).store).toBeUndefined()
    site.write({ 'blog/b.md': start['blog/b.md']! })
    await expectClean(site, await buildContent(site.settings))
  }))
