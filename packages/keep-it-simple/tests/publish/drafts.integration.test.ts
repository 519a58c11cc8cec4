import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readdirSync, readFileSync } from 'node:fs'
import { PACKED, serveAuthorSite } from '../support/author-site.ts'
import { LeakScanner } from '../support/leak-scan.ts'
import { page, post } from '../support/tiny-site.ts'

/** Words of the draft: its title, tag, description, text, heading, code, the words of a picture. */
const WORDS = [
  'drafttitleqx7',
  'drafttagqx7',
  'draftaboutqx7',
  'draftbodyqx7',
  'draftheadingqx7',
  'draftcodeqx7',
  'draftaddressqx7',
]

let site: Awaited<ReturnType<typeof serveAuthorSite>>
beforeAll(async () => {
  const [title, tag, description, body, heading, code, address] = WORDS
  site = await serveAuthorSite(
    {
      'blog/a.md': post({ permalink: '/article/a/', title: 'A', tags: ['open'] }),
      'blog/b.md': post(
        { draft: true, permalink: `/article/${address}/`, title, description, tags: [tag] },
        `${body}\n\n<!-- more -->\n\n## ${heading}\n\n\`\`\`js\n${code}\n\`\`\``,
      ),
      'only-front.md': '---\ntitle: Only front matter\n---',
      'notes/README.md': page({ title: 'Notes' }),
    },
    PACKED,
  )
}, 120_000)
afterAll(() => site?.close())

it('[B21] a draft is nowhere in what is published, however it is packed', () => {
  expect(new LeakScanner(WORDS).scanFolder(join(site.root, 'dist'))).toEqual([])
  expect(new LeakScanner(['Only front matter']).scanFolder(join(site.root, 'dist'))).not.toEqual([])
}, 120_000)

it('[B21] no document of a site with one post says undefined, NaN or Invalid Date', () => {
  const dist = join(site.root, 'dist')
  const documents = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
  expect(documents.length).toBeGreaterThan(8)
  const wrong = documents.filter((name) => {
    const text = readFileSync(join(dist, name), 'utf8').replaceAll(/<script\b.*?<\/script>/gs, '')
    return /\bundefined\b|\bNaN\b|Invalid Date|\[object /.test(text)
  })
  expect(wrong).toEqual([])
})
