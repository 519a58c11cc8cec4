import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { drawMissing } from '#content/drawings/draw.ts'
import { compileAlone, PAIRS } from '../support/compile-alone.ts'

/** Each `x.md` here makes the HTML of `x.html`. `npm run goldens -- --update engine` writes the HTML; read it before you commit. */
const MARK = /\uE0F0(\d+)\uE0F1/g

async function compile(markdown: string) {
  const { body: html, env } = await compileAlone(markdown, 'notes/page.md')
  return {
    // A link to a file has no address yet: the page store gives it one.
    html: html.replace(MARK, (_, index: string) => `docs:${env.refs[Number(index)]}`),
    undrawn: env.undrawn,
    errors: env.diagnostics.filter(({ severity }) => severity === 'error'),
  }
}

/** `npm run test:block <name>` names some. */
const only = process.env['PAIRS']?.split(',')
const names = readdirSync(PAIRS)
  .filter((name) => name.endsWith('.md'))
  .map((name) => name.slice(0, -3))
  .filter((name) => only?.includes(name) ?? true)

it.each(names)('%s', async (name) => {
  const markdown = readFileSync(join(PAIRS, `${name}.md`), 'utf8')
  if (process.env['UPDATE'])
    await drawMissing((await compile(markdown)).undrawn, join(PAIRS, 'drawings'))
  const { html, errors, undrawn } = await compile(markdown)
  const file = join(PAIRS, `${name}.html`)
  if (process.env['UPDATE']) writeFileSync(file, html)
  expect(html).toBe(readFileSync(file, 'utf8'))
  expect(undrawn).toEqual([])
  expect(errors).toEqual([])
})
