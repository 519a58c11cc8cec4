import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { drawingName } from '#content/drawings/drawing-file.ts'
import type { DrawingFailure } from '#content/drawings/draw.ts'
import { compileAlone } from '../support/compile-alone.ts'

/**
 * Each `docs/x.md` of the folder `said/` has a file `said/x.txt`: its HTML, what is said of it and what
 * it claims, and its HTML once every claim is proven. `npm run goldens -- --update engine` writes it; read it before you commit.
 */
const HERE = join(import.meta.dirname, 'said')
const names = readdirSync(join(HERE, 'docs'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => name.slice(0, -3))

const failed = (word: string, failure: DrawingFailure) =>
  [drawingName(`flowchart LR\n  ${word}\n`), failure] as const
const undrawable = Object.fromEntries([
  failed('syntax', {
    reason: 'syntax',
    message: "Parse error on line 2:\n…\nExpecting 'SEMI', got 'NODE'",
    line: 2,
  }),
  failed('package', { reason: 'no-package', message: 'npm install mermaid' }),
  failed('browser', { reason: 'no-browser', message: '' }),
  failed('large', { reason: 'crash', message: 'Too many edges' }),
] as [string, DrawingFailure][])

const PROOF = { tool: 'Node.js 24.1.0', date: '2026-11-16' }
const OLDER = { tool: 'Node.js 22.0.0', date: '2026-05-01' }

const listed = (values: readonly unknown[]): string =>
  values.map((value) => `${JSON.stringify(value, undefined, 1)}\n`).join('')

it.each(names)('%s becomes what it was, and the same is said of it', async (name) => {
  const markdown = readFileSync(join(HERE, `docs/${name}.md`), 'utf8')
  const place = { docs: join(HERE, 'docs'), runs: true, undrawable }
  const { body, env } = await compileAlone(markdown, `${name}.md`, place)
  const older = new Set(env.blocks.flatMap(({ was }, at) => (was === undefined ? [] : [at])))
  const proofs = new Map(
    env.provable.map(({ key }, at) => [key, older.has(at) ? OLDER : PROOF] as const),
  )
  const proven = await compileAlone(markdown, `${name}.md`, { ...place, proofs })
  const text = [
    body,
    listed(env.diagnostics),
    listed(env.claims),
    listed(env.blocks),
    listed(env.undrawn),
    listed(env.sources),
    proven.body === body ? '' : proven.body,
  ].join('\n---\n\n')
  const file = join(HERE, `said/${name}.txt`)
  if (process.env['UPDATE']) writeFileSync(file, text)
  expect(text).toBe(readFileSync(file, 'utf8'))
})
