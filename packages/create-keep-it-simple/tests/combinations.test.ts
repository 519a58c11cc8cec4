import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { deadLinks, documents } from './support/dead-links.ts'
import { create, emptyFolder } from './support/new-site.ts'
import { cleanEnvironment, ROOT, run } from './support/run.ts'

const KIS = join(ROOT, 'packages/keep-it-simple/bin/kis.js')

const LANGUAGES = process.env['SHORT']
  ? ['zh-CN,en-US', 'ja-JP']
  : ['zh-CN', 'en-US', 'zh-CN,en-US', 'ja-JP']
const KINDS = ['blog', 'notes', 'both']

/** The gate creates two sites; the long gate (`.ci/run --long`) every kind in every language. */
const KINDS_OF = LANGUAGES.map(
  (languages, index) =>
    [languages, process.env['SHORT'] ? [KINDS[index % KINDS.length]!] : KINDS] as const,
)

describe.each(KINDS_OF)('a new site in %s', (languages, kinds) => {
  it.concurrent.for(kinds)(
    'with %s passes its check and has no dead address',
    async (kind, { onTestFinished }) => {
      // A name as people have them: the site must not care.
      const folder = '我的 site'
      const root = join(emptyFolder(onTestFinished), folder)
      await create(join(root, '..'), [
        folder,
        '-l',
        languages,
        '-k',
        kind,
        '-t',
        `It's "${kind}" & 100%`,
      ])
      symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction')
      const kis = (command: string) =>
        run(process.execPath, [KIS, command], { cwd: root, env: cleanEnvironment() })
      // A language of the author's lacks words at first; that is a warning.
      expect(await kis('check')).toContain(languages === 'ja-JP' ? 'missing-words' : 'no problems')
      await kis('build')

      const dist = join(root, 'dist')
      expect(deadLinks(dist)).toEqual([])
      const pages = documents(dist)
      const tags = languages.split(',')
      const found = [...pages].map(([path, html]) => ({
        path,
        lang: /<html[^>]* lang="([^"]+)"/.exec(html)?.[1],
        headings: html.match(/<h1[\s>]/g)?.length,
      }))
      expect(found).toEqual(
        found.map(({ path }) => ({
          path,
          lang: path.startsWith('/en/') ? 'en-US' : tags[0],
          headings: 1,
        })),
      )
      expect([...pages.keys()]).toEqual(expect.arrayContaining(expected(tags, kind)))
    },
  )
})

/** What every such site must have, in each language. */
const expected = (tags: readonly string[], kind: string): string[] =>
  tags.flatMap((_tag, index) => {
    const prefix = index === 0 ? '/' : '/en/'
    const blog = [`${prefix}blog/`, `${prefix}blog/hello/`]
    const notes = ['', 'write/', 'publish/'].map((name) => `${prefix}notes/${name}`)
    return [prefix, ...(kind === 'notes' ? [] : blog), ...(kind === 'blog' ? [] : notes)]
  })
