import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { indexManifest } from '#search/index-manifest.ts'
import { nameCode } from '#search/index-files.ts'
import { nameTerms, type PageNames } from '#search/page-names.ts'
import { compressFiles } from '#publish/compress.ts'
import { soundsOf, soundTable } from '#publish/search/sounds.ts'
import { updateTerms } from '#publish/search/term-cache.ts'
import { pieceFolder } from '#publish/search/write-pieces.ts'
import { generator } from './corpus.ts'
import { naturalSentences } from './natural-sentences.ts'

/**
 * An index of nothing but titles, in place of that of a built site: so many pages are not compiled
 * for it. Beginnings of sentences people wrote, each with a number of its own.
 */
export async function writeTitles(
  count: number,
  docs: string,
  dist: string,
  cache: string,
): Promise<string[]> {
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
  const { keep, read } = pieceFolder(join(folder, 'pieces'))
  const { list } = updateTerms({ folder: cache, keep, read }, titles, (doc) => {
    const terms = nameTerms(pages[doc]!, soundsOf)
    return new Map([...terms].map(([term, hit]) => [term, nameCode(hit)]))
  })
  const manifest = { ...indexManifest(pages, list, keep), texts: [], sounds: keep(soundTable()) }
  writeFileSync(join(folder, 'zh-cn.json'), JSON.stringify(manifest))
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => name.endsWith('.json'))
  await compressFiles(folder, files, { formats: ['brotli'], level: 'quick' })
  return titles
}
