import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const DOCS = join(import.meta.dirname, '../../docs')

/** The Markdown of an article in the site's own language, found by its address. */
export function article(name: string): string {
  const mark = `\npermalink: /article/${name}/\n`
  for (const file of readdirSync(DOCS, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith(`${name}.md`)) continue
    const source = readFileSync(join(DOCS, file), 'utf8')
    if (source.includes(mark)) return source
  }
  throw new Error(`No article is at /article/${name}/`)
}

/** What a verified program on the page printed: the one output that has this text in it. */
export function outputWith(name: string, text: string): string {
  const found = [...article(name).matchAll(/^```text output\n(.*?)^```$/gms)]
    .map(([, output]) => output ?? '')
    .filter((output) => output.includes(text))
  if (found.length !== 1) throw new Error(`${found.length} outputs of ${name} have “${text}”`)
  return found[0] ?? ''
}
