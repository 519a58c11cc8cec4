import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { indexManifest } from '#search/index-manifest.ts'
import { nameCode } from '#search/index-files.ts'
import { nameTerms, type PageNames } from '#search/page-names.ts'
import { compressFile } from '#publish/compress.ts'
import { soundsOf, soundTable } from '#publish/search/sounds.ts'
import { updateTerms } from '#publish/search/term-cache.ts'
import { pieceFolder } from '#publish/search/write-pieces.ts'
import { generator } from './corpus.ts'
import { naturalSentences } from './natural-sentences.ts'

/**
 * An index of nothing but titles, in place of that of a built site: so many pages are not compiled
 * for it. Beginnings of sentences people wrote, each with a number of its own.
 */
export function writeTitles(count: number, docs: string, dist: string, cache: string): string[] {
  const compress = ['brotli'] as const
  const subject = naturalSentences(docs)
  const titles = Array.from({ length: count }, (_, number) => {
    const sentence = subject(generator(number + 1), false)()
    return `${[...sentence.replace(/[`*。，].*$/u, '')].slice(0, 20).join('').trim()} ${number}`
  })
  const empty = {
    description: '',
    headings: [],
    tags: [],
    aliases: [],
    synonyms: [],
    links: [],
    translations: [],
    alternates: [],
    isList: false,
    isLocked: false,
  }
  const pages = titles.map((title, number): PageNames => ({
    ...empty,
    path: `/article/post-${number}/`,
    lang: 'zh-CN',
    title,
  }))
  const folder = join(dist, 'search-index')
  mkdirSync(join(folder, 'pieces'), { recursive: true })
  const { keep, read } = pieceFolder(join(folder, 'pieces'), compress)
  const { list } = updateTerms({ folder: cache, keep, read }, titles, (doc) => {
    const terms = nameTerms(pages[doc]!, soundsOf)
    return new Map([...terms].map(([term, hit]) => [term, nameCode(hit)]))
  })
  const manifest = { ...indexManifest(pages, list, keep), texts: [], sounds: keep(soundTable()) }
  const path = join(folder, 'zh-cn.json')
  const text = Buffer.from(JSON.stringify(manifest))
  writeFileSync(path, text)
  compressFile(path, text, compress, 'piece')
  return titles
}
