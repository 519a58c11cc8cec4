import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { matching, selectorsOf } from './selectors.ts'

/** Of every sheet a document links: selectors that match nothing in any document, and no class that a script writes. */
export async function unmatched(page: Page, dist: string): Promise<string[]> {
  const documents = globSync('**/*.html', { cwd: dist })
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .filter((html) => html.includes('id="boot"'))
  const sheets = new Set(
    documents.flatMap((html) =>
      [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href!),
    ),
  )
  const scripts = globSync('assets/*.js', { cwd: dist })
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .join('\n')
  const isWritten = (selector: string) =>
    [...selector.matchAll(/\.([\w-]+)/g)].some(([, name]) =>
      new RegExp(`["'\`. ]${name}["'\`. ]`).test(scripts),
    )
  // All at once: reading every document again for each sheet would take minutes.
  const named: (readonly [sheet: string, selector: string])[] = []
  for (const sheet of sheets) {
    const name = sheet.replace(/.*\/|-[\w-]{8}\.css$/g, '')
    const selectors = await selectorsOf(page, readFileSync(join(dist, sheet), 'utf8'))
    named.push(...selectors.map((one) => [name, one] as const))
  }
  const all = [...new Set(named.map(([, one]) => one))]
  const matched = await matching(page, all, documents)
  const missing = new Set(all.filter((one) => !matched.has(one) && !isWritten(one)))
  return named
    .filter(([, one]) => missing.has(one))
    .map(([name, one]) => `${name}: ${one}`)
    .toSorted()
}
