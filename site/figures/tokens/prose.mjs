import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The articles as they were when they were counted: later edits do not change what the page says. */
const COMMIT = 'b9eebaf1eeed7ed5500c5b8d17e79723386aa4f8'

function pages() {
  const folder = mkdtempSync(join(tmpdir(), 'prose-'))
  const top = join(import.meta.dirname, '../../..')
  const archive = execFileSync('git', ['-C', top, 'archive', COMMIT, 'site/docs'], {
    maxBuffer: 2 ** 28,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const docs = join(folder, 'site/docs')
  const texts = readdirSync(docs, { recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(docs, name), 'utf8'))
  rmSync(folder, { recursive: true })
  return texts
}

const matter = (text, key) => new RegExp(`^${key}: (.+)$`, 'm').exec(text)?.[1]

/** What a reader reads as sentences: no front matter, programs, outputs, figures, formulas, addresses. */
const sentences = (text) =>
  text
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/^(`{3,})[^\n]*\n.*?^\1$/gms, '')
    .replace(/^\$\$\n.*?^\$\$$/gms, '')
    .replace(/^(?:<!--|:::|@\[|!\[|\*\[).*$/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Articles of the blog in both languages, by address. */
export function pairs() {
  const all = pages()
  const byAddress = new Map(all.map((text) => [matter(text, 'permalink'), text]))
  return all
    .filter((text) => matter(text, 'permalink')?.startsWith('/article/'))
    .map((zh) => ({
      name: matter(zh, 'permalink').split('/')[2],
      zh,
      en: byAddress.get(`/en${matter(zh, 'permalink')}`),
    }))
    .filter(({ name, en }) => en !== undefined && name !== 'bpe-tokenizer')
    .map(({ name, zh, en }) => ({ name, zh: sentences(zh), en: sentences(en) }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

/** Every Python program of the Chinese blog, one after the other. */
export const programs = () =>
  pages()
    .flatMap((text) =>
      [...text.matchAll(/^```python\S* run[^\n]*\n(.*?)^```$/gms)].map(([, code]) => code),
    )
    .join('\n')
