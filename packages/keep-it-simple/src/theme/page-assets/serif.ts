import { writeStored } from '#browser/storage.ts'
import { SQUARE } from '#model/serif-languages.ts'

/**
 * Fetches the serif for the pages to come: the one that is read stays as it is, so that no line of it
 * moves. That the faces are here is remembered, because only then may a page ask for them before it is
 * painted: on a first visit they would share the line with the text.
 */
export function keepSerif(): void {
  const { dataset, lang } = document.documentElement
  // Whether it has the letters of the language, and whether anything slants, was seen when the page was
  // drawn (app/serif-links.ts).
  if (!document.querySelector('link[as=font]') || 'saveData' in dataset) return
  const faces = SQUARE.test(lang) ? ['700'] : ['700', '400']
  if (document.querySelector('[data-italic]')) faces.push('italic 400')
  Promise.all(faces.map((face) => document.fonts.load(`${face} 1em "KIS Serif"`))).then(
    () => writeStored('kis:serif', '1'),
    () => undefined,
  )
}
