import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { measuredBuild, type MeasuredBuild } from '../support/measured-build.ts'
import { page, post, type Files } from '../support/tiny-site.ts'

/** Whole builds of what nobody writes: seconds of the processor above a build without it, and memory. */
const MINUTES = 10 * 60_000
let clean: Pick<MeasuredBuild, 'seconds' | 'elapsed' | 'megabytes'>

beforeAll(async () => {
  const { remove, ...measured } = await measuredBuild({ 'a.md': page({ permalink: '/a/' }) })
  clean = measured
  remove()
}, MINUTES)

const LAST = 'lastsentenceqx7'
const line = 'const value = compute("text", 42) // comment\n'
const block = (size: number) => `\`\`\`js\n${line.repeat(Math.ceil(size / line.length))}\`\`\`\n\n`
const listed = (count: number, one: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => one(at)).join('')
// Behind a word, or a row of backticks would begin a code block.
const unending = ['[', '*a ', '_', '![', '`', 'a@', 'https://'].map(
  (unit) => `a ${unit.repeat(20_000)}`,
)

interface Large {
  readonly name: string
  readonly body: string
  readonly seconds: number
  readonly megabytes: number
}

const LARGE: readonly Large[] = [
  { name: '[B09] a code block of 10 MB', body: block(10_000_000), seconds: 20, megabytes: 1024 },
  {
    name: '[B09] 1,000 blocks of 10 kB',
    body: block(10_000).repeat(1_000),
    seconds: 20,
    megabytes: 1024,
  },
  {
    name: '[B10] 10 MB of prose',
    body: '一段文字，with words.\n\n'.repeat(400_000),
    seconds: 15,
    megabytes: 1024,
  },
  {
    name: '[B10] a line of 5 MB',
    body: '一段文字，with words. '.repeat(180_000),
    seconds: 15,
    megabytes: 1024,
  },
  {
    name: '[B11] 10,000 equal headings',
    body: '## Same\n\n'.repeat(10_000),
    seconds: 5,
    megabytes: 1024,
  },
  {
    name: '[B11] a table of 5,000 rows',
    body: `| a | b |\n|---|---|\n${'| c | d |\n'.repeat(5_000)}`,
    seconds: 5,
    megabytes: 1024,
  },
  {
    name: '[B11] 10,000 footnotes',
    body: listed(10_000, (at) => `Text[^${at}].\n\n[^${at}]: Note.\n\n`),
    seconds: 5,
    megabytes: 1024,
  },
  {
    name: '[B13] all that never ends',
    body: [
      ...unending,
      '<!--'.repeat(10_000),
      `${'| a '.repeat(5_000)}|\n${'|---'.repeat(5_000)}|`,
    ].join('\n\n'),
    seconds: 2,
    megabytes: 1024,
  },
]

describe('one page too large', () => {
  it.each(LARGE)(
    '$name',
    async ({ body, seconds, megabytes }) => {
      const built = await measuredBuild({
        'a.md': page({ permalink: '/a/' }, `${body}\n\n${LAST}`),
      })
      try {
        expect(built.said).toBe('')
        const html = readFileSync(join(built.root, 'dist/a/index.html'), 'utf8')
        expect(html).toContain(LAST)
        const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
        expect(new Set(ids).size).toBe(ids.length)
        const [work, clock] = [built.seconds - clean.seconds, built.elapsed - clean.elapsed]
        console.log(`${work.toFixed(1)} s of work in ${clock.toFixed(1)} s, ${built.megabytes} MB`)
        expect(work).toBeLessThan(seconds)
        expect(built.megabytes).toBeLessThan(megabytes)
      } finally {
        built.remove()
      }
    },
    MINUTES,
  )
})

describe('[B16] front matter that was made to cost time is refused', () => {
  const levels = listed(9, (i) => `l${i + 1}: &l${i + 1} [${Array(9).fill(`*l${i}`).join(',')}]\n`)
  it.each([
    ['an alias bomb', `l0: &l0 [x]\n${levels}`],
    ['a megabyte', `description: ${'a'.repeat(1_000_000)}`],
    ['10,000 merge keys', `a: &a { b: 1 }\n${'<<: *a\n'.repeat(9_000)}`],
    ['brackets in brackets', `tags: ${'['.repeat(60_000)}`],
  ])(
    '%s',
    async (_, front) => {
      const built = await measuredBuild({ 'a.md': `---\ntitle: A\n${front}\n---\n` })
      try {
        expect(built.succeeded).toBe(false)
        expect(built.said).toMatch(/docs\/a\.md:\d/)
        expect(built.seconds - clean.seconds).toBeLessThan(1)
        expect(built.megabytes).toBeLessThan(Math.max(300, clean.megabytes))
      } finally {
        built.remove()
      }
    },
    MINUTES,
  )
})

it(
  '[B21] 10,000 tags are 10,000 pages',
  async () => {
    const files: Files = Object.fromEntries(
      Array.from({ length: 20 }, (_, at) => [
        `blog/${at}.md`,
        post({ tags: Array.from({ length: 500 }, (_tag, tag) => `t${at}-${tag}`) }),
      ]),
    )
    const built = await measuredBuild(files)
    try {
      expect(built.said).toBe('')
      const tags = join(built.root, 'dist/blog/tags')
      expect(readdirSync(tags).filter((name) => /^t\d+-\d+$/.test(name))).toHaveLength(10_000)
      expect(existsSync(join(tags, 't19-499/index.html'))).toBe(true)
      console.log(`${built.seconds.toFixed(0)} s, ${built.megabytes.toFixed(0)} MB`)
      expect(built.megabytes).toBeLessThan(1536)
    } finally {
      built.remove()
    }
  },
  MINUTES,
)
