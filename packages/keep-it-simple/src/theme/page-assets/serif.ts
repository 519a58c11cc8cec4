import { SERIF, writeStored } from '#browser/storage.ts'
import { SERIF_LANGUAGES } from '#model/serif-languages.ts'

/**
 * Fetches the serif for the pages to come: the one that is read stays as it is, so that no line of it
 * moves. That the faces are here is remembered, because only then may a page ask for them before it is
 * painted: on a first visit they would share the line with the text.
 */
export async function keepSerif(): Promise<void> {
  const { lang, dataset } = document.documentElement
  const [language = ''] = lang.split('-')
  if ('saveData' in dataset || !SERIF_LANGUAGES.includes(language)) return
  const isSquare = ['zh', 'ja', 'ko'].includes(language)
  const hasItalic = document.querySelector('main :is(em, i, cite)') !== null
  const faces = ['700', ...(isSquare ? [] : ['400', ...(hasItalic ? ['italic 400'] : [])])]
  const loading = faces.map((face) => document.fonts.load(`${face} 1em "KIS Serif"`, 'A'))
  const loaded = await Promise.all(loading).catch(() => [])
  if (loaded.flat().length === faces.length) writeStored(SERIF, '1')
}
