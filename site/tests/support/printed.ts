import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const docs = join(import.meta.dirname, '../../docs')

/** The Markdown of an article by its permalink, and where it is. */
export function article(permalink: string): { text: string; folder: string } {
  for (const path of globSync('**/*.md', { cwd: docs })) {
    const text = readFileSync(join(docs, path), 'utf8')
    if (text.includes(`\npermalink: ${permalink}\n`))
      return { text, folder: join(docs, path, '..') }
  }
  throw new Error(`no article has the permalink ${permalink}`)
}

/** The lines a verified program of the page prints: the n-th output block. */
export function output(text: string, n = 0): string[] {
  const block = [...text.matchAll(/^```text output\n(.*?)^```/gms)][n]
  if (block === undefined) throw new Error(`the page has no output block ${n}`)
  return block[1]!.trimEnd().split('\n')
}

/** Rows of a CSV file beside the article, without the heading. */
export function csv(folder: string, name: string): string[][] {
  const lines = readFileSync(join(folder, name), 'utf8').trimEnd().split(/\r?\n/)
  return lines.slice(1).map((line) => line.split(','))
}

export const numbers = (line: string) => (line.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
