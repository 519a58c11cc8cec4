import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { compileAlone } from '../support/compile-alone.ts'

/**
 * Each Markdown file of `compiled/docs/` has a file `compiled/<name>.txt`: its HTML, its excerpt, what is
 * said of it and what was found in it. `npm run goldens -- --update engine` writes it; read it before you commit. Those in `en/`
 * are pages in English of a site below `/sub/`.
 */
const HERE = join(import.meta.dirname, 'compiled')
const namesIn = (folder: string): string[] =>
  readdirSync(join(HERE, 'docs', folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => folder + name.slice(0, -3))

const listed = (values: readonly unknown[]): string =>
  values.map((value) => `${JSON.stringify(value)}\n`).join('')

it.each([...namesIn(''), ...namesIn('en/')])('%s is compiled to what it was', async (name) => {
  const markdown = readFileSync(join(HERE, `docs/${name}.md`), 'utf8')
  const isEnglish = name.startsWith('en/')
  const { body, excerpt, words, env } = await compileAlone(markdown, `${name}.md`, {
    docs: join(HERE, 'docs'),
    firstLine: 5,
    ...(isEnglish && { lang: 'en', base: '/sub/', rawHtml: name.endsWith('raw') }),
  })
  const parts = {
    excerpt: excerpt === undefined ? '' : `${excerpt}\n`,
    words: `${words}\n`,
    diagnostics: listed(env.diagnostics),
    headings: listed(env.headings),
    anchors: listed([env.anchors]),
    links: listed(env.links),
    pictures: listed(env.pictures),
    sources: listed([env.refs, env.sources.map(({ file }) => file), [...env.assets]]),
  }
  const found = Object.entries(parts).map(([title, text]) => `--- ${title}\n${text}`)
  const text = `${body}\n${found.join('')}`
  const file = join(HERE, `${name.replace('/', '-')}.txt`)
  if (process.env['UPDATE']) writeFileSync(file, text)
  expect(text).toBe(readFileSync(file, 'utf8'))
})
