import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const DOCS = join(import.meta.dirname, '../../docs')
/** A shorter paragraph may well be said twice: a label, a lead-in to a listing. */
const LONG = 40

/** Entries of a bibliography have one right form, whoever cites them. */
const SOURCES = /^(:{3,}) ?references\n.*?^\1$/gms

/** Names of files are the same in every language. */
const TREE = /^(:{3,}) ?file-tree.*?^\1$/gms

/** Paragraphs of prose: no front matter, code, tables, headings, containers, pictures or sources. */
function paragraphs(source: string): string[] {
  return source
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/^([ \t]*)(`{3,}|~{3,})[^\n]*\n.*?\n\1\2[ \t]*$/gms, '\n')
    .replace(/<!--.*?-->/gs, '')
    .replace(SOURCES, '')
    .replace(TREE, '')
    .split(/\n\s*\n/)
    .flatMap((block) => block.split(/\n(?=\s*(?:[-*]|\d+\.)\s)/))
    .filter((block) => !/^\s*(?:\||#|:::|!\[|@\[|\*\[|\$\$)/.test(block))
    .map(normalise)
    .filter((text) => text.length > LONG)
}

/** The same words count as the same whatever links, emphasis, marks of lists and spaces they have. */
function normalise(block: string): string {
  return block
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:>|[-*]|\d+\.)\s+/gm, '')
    .replace(/[*_`\s]+/g, '')
    .toLowerCase()
}

/** Two places with the same paragraph, as `text: file, file`. */
function shared(pages: Readonly<Record<string, string>>): string[] {
  const places = new Map<string, Set<string>>()
  for (const [file, source] of Object.entries(pages))
    for (const text of paragraphs(source))
      places.set(text, (places.get(text) ?? new Set()).add(file))
  return [...places]
    .filter(([, files]) => files.size > 1)
    .map(([text, files]) => `${text.slice(0, 60)}: ${[...files].join(', ')}`)
}

describe('paragraphs of the pages', () => {
  it('are found twice whatever their marks, and not in code, tables or short lines', () => {
    const long = 'The same words in the same order on two different pages of this site'
    const marked =
      'The **same** words in the [same](/x/) order\non two different pages of this site'
    const table = `| ${long} |\n| --- |\n| ${long} |`
    const code = `\`\`\`text\n${long}\n\`\`\``
    expect(shared({ a: `---\ntitle: ${long}\n---\n\n${long}`, b: `- ${marked}` })).toHaveLength(1)
    expect(shared({ a: long, b: `Before.\n\n${marked}\n\nAfter.` })).toHaveLength(1)
    expect(shared({ a: long, b: `- one\n- ${long}` })).toHaveLength(1)
    expect(shared({ a: long, b: `${table}\n\n${code}\n\nShort.` })).toEqual([])
    expect(shared({ a: 'Short.', b: 'Short.' })).toEqual([])
    expect(shared({ a: long, b: `Before.\n\n::: references\n- ${long}\n:::` })).toEqual([])
  })

  it('are each on one page only', () => {
    const files = readdirSync(DOCS, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.md'),
    )
    expect(files.length).toBeGreaterThan(50)
    const pages = Object.fromEntries(
      files.map((name) => [name, readFileSync(join(DOCS, name), 'utf8')]),
    )
    expect(shared(pages)).toEqual([])
  })
})
