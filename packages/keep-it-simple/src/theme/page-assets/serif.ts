import { SERIF, writeStored } from '#browser/storage.ts'
import { SERIF_LANGUAGES, SQUARE_LANGUAGES } from '#model/serif-languages.ts'

/**
 * Fetches the serif for the pages to come: the one that is read stays as it is, so that no line of it
 * moves. That the faces are here is remembered, because only then may a page ask for them before it is
 * painted: on a first visit they would share the line with the text.
 */
export function keepSerif(): void {
  const [language = ''] = document.documentElement.lang.split('-')
  const at = SERIF_LANGUAGES.indexOf(language)
  if (at < 0 || 'saveData' in document.documentElement.dataset) return
  const faces = at < SQUARE_LANGUAGES ? ['700'] : ['700', '400']
  // Whether anything slants was seen when the page was drawn (app/serif-links.ts).
  if (document.querySelector('[data-italic]')) faces.push('italic 400')
  Promise.all(faces.map((face) => document.fonts.load(`${face} 1em "KIS Serif"`))).then(
    () => writeStored(SERIF, '1'),
    () => undefined,
  )
}
