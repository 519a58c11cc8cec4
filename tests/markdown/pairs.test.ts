import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { drawMissing } from '#content/drawings/draw.ts'
import { compileMarkdown } from '#content/markdown/compile.ts'
import { createCodeHighlighter } from '#content/markdown/blocks/code/highlighter.ts'
import { site } from '#site/config.ts'

/** Each `x.md` here makes the HTML of `x.html`. `UPDATE=1` writes the HTML; read it before you commit. */
const FOLDER = import.meta.dirname
const MARK = /\uE0F0(\d+)\uE0F1/g

async function compile(markdown: string) {
  const { body, env } = await compileMarkdown(markdown, {
    file: 'notes/page.md',
    lang: 'zh-CN',
    base: '/',
    docs: FOLDER,
    publicDir: FOLDER,
    drawings: join(FOLDER, 'drawings'),
    undrawable: {},
    made: join(FOLDER, '../../.content/made'),
    firstLine: 1,
    proofs: new Map(),
    highlighter: await createCodeHighlighter(site.codeLanguages),
  })
  const html = body.map((node) => ('html' in node ? node.html : JSON.stringify(node))).join('')
  return {
    // A link to a file has no address yet: the shelf gives it one.
    html: html.replace(MARK, (_, index: string) => `docs:${env.refs[Number(index)]}`),
    undrawn: env.undrawn,
    errors: env.diagnostics.filter(({ severity }) => severity === 'error'),
  }
}

const names = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.md'))
  .map((name) => name.slice(0, -3))

it.each(names)('%s', async (name) => {
  const markdown = readFileSync(join(FOLDER, `${name}.md`), 'utf8')
  if (process.env['UPDATE'])
    await drawMissing((await compile(markdown)).undrawn, join(FOLDER, 'drawings'))
  const { html, errors, undrawn } = await compile(markdown)
  const file = join(FOLDER, `${name}.html`)
  if (process.env['UPDATE']) writeFileSync(file, html)
  expect(html).toBe(readFileSync(file, 'utf8'))
  expect(undrawn).toEqual([])
  expect(errors).toEqual([])
})
