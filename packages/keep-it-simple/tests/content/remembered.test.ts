import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { array, assert, asyncProperty, constantFrom, oneof, record, subarray } from 'fast-check'
import { expect, it } from 'vitest'
import { Library } from '#app/library.ts'
import { buildContent } from '#content/build-content.ts'
import { paintedFile } from '#content/markdown/code/painted-blocks.ts'
import { relatedFile } from '#content/page-store-files.ts'
import { page, post, withSite, type TinySite } from '../support/tiny-site.ts'

const fence = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\`\n`
const GO = fence('go', 'func main() {} // [!code hl]')
const TERMINAL = fence('console', '$ echo "a"\na')

/** Writes something else where the engine remembers: it is seen where that is used. */
function tamper(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(from)
  writeFileSync(file, text.replaceAll(from, to))
}

it('an edit of prose takes the colours of the code as they were; an edit of code does not', () =>
  withSite({ 'blog/a.md': post({}, `First.\n\n${GO}\n${TERMINAL}`) }, async (site) => {
    await site.build()
    tamper(paintedFile(site.settings.out, 'blog/a.md'), 'main', 'remembered')
    site.write({ 'blog/a.md': post({}, `Edited.\n\n${GO}\n${TERMINAL}`) })
    const { body } = await site.content('/article/a/')
    expect(body).toContain('remembered')
    expect(body).toContain('data-line="mark"')
    expect(body).toContain('echo')
    site.write({ 'blog/a.md': post({}, GO.replace('{}', '{ f() }') + TERMINAL) })
    expect((await site.content('/article/a/')).body).not.toContain('remembered')
  }))

const WORDS = ['布隆过滤器', '一致性哈希', 'Raft', '跳表', '缓存', '倒排索引']
const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const

interface Draft {
  readonly title: readonly string[]
  readonly tags: readonly string[]
  readonly links: readonly string[]
}

const fileOf = (name: string, { title, tags, links }: Draft) =>
  post(
    {
      title: `${name} ${title.join(' ')}`,
      tags: [...tags],
      createTime: `2024/01/0${1 + NAMES.indexOf(name as 'a')} 00:00:00`,
      permalink: `/article/${name}/`,
    },
    `Text.\n\n${links.map((one) => `[${one} of ${name}](./${one}.md)`).join('\n')}\n`,
  )

const writeDrafts = (site: TinySite, drafts: Readonly<Record<string, Draft>>) =>
  site.write(
    Object.fromEntries(
      Object.entries(drafts).map(([name, one]) => [`blog/${name}.md`, fileOf(name, one)]),
    ),
  )

/** What follows each article. */
async function waysOn({ settings }: TinySite, out: string): Promise<unknown[]> {
  const { store, diagnostics } = await buildContent({ ...settings, out })
  if (!store) throw new Error(JSON.stringify(diagnostics))
  const library = new Library(out)
  try {
    return NAMES.map((name) => {
      const found = library.find(`/article/${name}/`) as object
      return ['related' in found && found.related, 'citedBy' in found && found.citedBy]
    })
  } finally {
    library.close()
  }
}

it('after any edits an article leads on to what it would lead to from nothing', () =>
  withSite({}, async (site) => {
    const titles = subarray(WORDS, { minLength: 1, maxLength: 3 })
    const tags = subarray(WORDS, { maxLength: 2 })
    const links = subarray([...NAMES], { minLength: 1, maxLength: 3 })
    const draft = record({ title: titles, tags, links })
    const change = oneof(record({ title: titles }), record({ tags }), record({ links }))
    const edit = record({ name: constantFrom(...NAMES), change })
    const start = record(Object.fromEntries(NAMES.map((name) => [name, draft])))
    const round = asyncProperty(
      start,
      array(edit, { minLength: 1, maxLength: 4 }),
      async (first, edits) => {
        const drafts: Record<string, Draft> = { ...first }
        writeDrafts(site, drafts)
        await waysOn(site, site.settings.out)
        for (const { name, change: now } of edits) drafts[name] = { ...drafts[name]!, ...now }
        writeDrafts(site, drafts)
        const clean = join(site.root, 'clean')
        rmSync(clean, { recursive: true, force: true })
        expect(await waysOn(site, site.settings.out)).toEqual(await waysOn(site, clean))
      },
    )
    await assert(round, { numRuns: 10 })
  }))

it('of a title that changed, only pages that have to do with it are related anew', () =>
  withSite(
    {
      'blog/a.md': post({
        title: '布隆过滤器的误判率',
        createTime: '2024/01/01 00:00:00',
        tags: ['结构'],
      }),
      'blog/b.md': post({
        title: '布谷鸟过滤器',
        createTime: '2024/01/03 00:00:00',
        tags: ['结构'],
      }),
      'blog/c.md': post({ title: '跳表', createTime: '2024/01/02 00:00:00', tags: ['链表'] }),
      'blog/d.md': post({ title: '双向链表', createTime: '2024/01/04 00:00:00', tags: ['链表'] }),
      'blog/e.md': post({ title: '茶', createTime: '2024/01/05 00:00:00' }),
    },
    async (site) => {
      const ways = async (name: string) =>
        JSON.stringify((await site.content(`/article/${name}/`)).related)
      await site.build()
      tamper(relatedFile(site.settings.out), '都讲到', 'remembered')
      site.write({ 'blog/e.md': post({ title: '茶与水', createTime: '2024/01/05 00:00:00' }) })
      expect(await ways('a')).toContain('remembered')
      site.write({
        'blog/b.md': post({
          title: '布谷鸟过滤器能删除',
          tags: ['结构'],
          createTime: '2024/01/03 00:00:00',
        }),
      })
      expect(await ways('a')).not.toContain('remembered')
      expect(await ways('c')).toContain('remembered')
      expect(await ways('e')).toBeUndefined()
    },
  ))

it('a page without code is not remembered for its colours', () =>
  withSite({ 'notes/a.md': page({}, 'Text.') }, async (site) => {
    await site.build()
    expect(() => readFileSync(paintedFile(site.settings.out, 'notes/a.md'))).toThrow('ENOENT')
  }))
