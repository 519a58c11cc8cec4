import { SERIF, writeStored } from '#browser/storage.ts'
import { SERIF_LANGUAGES } from '#model/serif-languages.ts'

/**
 * Fetches the serif for the pages to come: the one that is read stays as it is, so that no line of it
 * moves. That the faces are here is remembered, because only then may a page ask for them before it is
 * painted: on a first visit they would share the line with the text.
 */
export function keepSerif(): void {
  const [language = ''] = document.documentElement.lang.split('-')
  const at = SERIF_LANGUAGES.indexOf(language)
  if (at < 0 || 'saveData' in document.documentElement.dataset) return
  // Where text is not in letters, the serif sets titles only.
  const faces = at < 3 ? ['700'] : ['700', '400']
  if (at > 2 && document.querySelector('main :is(em,i,cite)')) faces.push('italic 400')
  Promise.all(faces.map((face) => document.fonts.load(`${face} 1em "KIS Serif"`))).then(
    () => writeStored(SERIF, '1'),
    () => undefined,
  )
}
