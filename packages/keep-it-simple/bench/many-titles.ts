import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { indexManifest, pageFile, termCode, TermRows } from '#search/index-files.ts'
import { pageTerms, type PageNames } from '#search/page-terms.ts'
import { compressFiles } from '#publish/compress.ts'
import { writePiece } from '#publish/search/index-language.ts'
import { soundsOf, soundTable } from '#publish/search/sounds.ts'
import { generator } from './corpus.ts'
import { naturalSentences } from './natural-sentences.ts'

/**
 * An index of nothing but titles, in place of that of a built site: so many pages are not compiled
 * for it. Beginnings of sentences people wrote, each with a number of its own.
 */
export async function writeTitles(count: number, docs: string, dist: string): Promise<string[]> {
  const subject = naturalSentences(docs)
  const titles = Array.from({ length: count }, (_, number) => {
    const sentence = subject(generator(number + 1), false)()
    return `${[...sentence.replace(/[`*。，].*$/u, '')].slice(0, 20).join('').trim()} ${number}`
  })
  const folder = join(dist, 'search-index')
  const pieces = join(folder, 'pieces')
  mkdirSync(pieces, { recursive: true })
  const keep = (content: unknown) => writePiece(pieces, JSON.stringify(content))
  const pages = titles.map((title, number): PageNames => ({
    path: `/article/post-${number}/`,
    lang: 'zh-CN',
    title,
    description: '',
    headings: [],
    tags: [],
    aliases: [],
    translations: [],
    alternates: [],
    linked: 0,
    isList: false,
    isLocked: false,
  }))
  const rows = new TermRows()
  for (const [doc, page] of pages.entries())
    for (const [term, hit] of pageTerms(page, undefined, soundsOf))
      rows.add(doc, term, termCode(hit))
  const files = pages.map((page) => keep(pageFile(page, undefined)))
  const manifest = { ...indexManifest(pages, files, rows, keep), sounds: keep(soundTable()) }
  writeFileSync(join(folder, 'zh-cn.json'), JSON.stringify(manifest))
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const plain = written.filter((name) => name.endsWith('.json'))
  await compressFiles(folder, plain, { formats: ['brotli'], level: 'quick' })
  return titles
}
