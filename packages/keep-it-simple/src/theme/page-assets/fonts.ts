import { inTime } from '#browser/patience.ts'
import type { ClientContext } from '#model/block-module.ts'
import { DISPLAY_SELECTOR } from '#model/display-face.ts'
import { keepSerif } from './serif.ts'

/** What the faces set: not the space, so that lines are measured by the same face as before. */
const SQUARE = { weight: '700', unicodeRange: 'U+B7,U+2014-3FFFF' }

/** Faces by the files they come from, as pages name them; none where one did not come. */
const brought = new Map<string, Promise<readonly FontFace[] | undefined>>()

/**
 * Loads the face of a page's titles. Its files are one face to the reader: none is used before all are
 * there, and the Latin letters come with them, so no title is ever set in two.
 */
async function bringFaces(files: string): Promise<readonly FontFace[] | undefined> {
  const { dataset } = document.documentElement
  if ('saveData' in dataset) return undefined
  const loading = brought.get(files) ?? loadFaces(files).catch(() => undefined)
  brought.set(files, loading)
  const faces = await loading
  for (const face of faces ?? []) document.fonts.add(face)
  if (faces) dataset['faces'] = files
  return faces
}

async function loadFaces(files: string): Promise<readonly FontFace[]> {
  const faces = files
    .split(' ')
    .filter(isAddress)
    .map((file, at) => new FontFace(`KIS Title ${at}`, `url(${file})`, SQUARE))
  const latin = document.fonts.load('700 1em "KIS Title Serif"', 'A')
  await Promise.all([latin, ...faces.map((face) => face.load())])
  return faces
}

/** Milliseconds: titles are read without their face. */
const PATIENCE = 120

/** The face of the next page may be there before its titles are drawn. */
export async function replace(page: Document): Promise<undefined> {
  const { fonts } = page.documentElement.dataset
  if (page === document || fonts === undefined) return
  await inTime(bringFaces(fonts), PATIENCE).catch(() => undefined)
}

/** On the first page after its first paint: faces would share the line with what is painted. */
export function mount(_content: HTMLElement, { signal }: ClientContext): void {
  const { dataset } = document.documentElement
  const { fonts, faces } = dataset
  // The serif of texts, fetched on a page before this one.
  if (document.fonts.check('1em "KIS Serif"', 'A')) dataset['serif'] = ''
  if (fonts?.split(' ').every(isAddress) && faces === fonts) dataset['titles'] = ''
  else delete dataset['titles']
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    if (signal.aborted) return
    if (fonts !== undefined) void setTitles(fonts, signal)
    keepSerif()
  })
  observer.observe({ type: 'paint', buffered: true })
}

async function setTitles(files: string, signal: AbortSignal): Promise<void> {
  const faces = await bringFaces(files)
  if (signal.aborted || !faces) return
  // Characters of other pages are of no use to this one.
  for (const face of document.fonts)
    if (/^"?KIS Title \d/.test(face.family) && !faces.includes(face)) document.fonts.delete(face)
  const lacking = files.split(' ').filter((one) => !isAddress(one))
  if (!('titles' in document.documentElement.dataset)) change([...lacking.join('')])
}

/** What is no address are characters the face lacks. */
const isAddress = (word: string): boolean => word.includes('/')

/**
 * Han is as wide in one face as in another, but Latin letters are not: a title in which anything would
 * begin elsewhere stays in the face it has, so that nothing on the page moves. So does one with a
 * character the face lacks.
 */
function change(lacking: readonly string[]): void {
  const titles = [...document.querySelectorAll<HTMLElement>(DISPLAY_SELECTOR)]
  for (const title of titles) delete title.dataset['still']
  const before = titles.map(placesIn)
  document.documentElement.dataset['titles'] = ''
  const after = titles.map(placesIn)
  titles.forEach((title, at) => {
    if (before[at] !== after[at] || lacking.some((one) => title.textContent.includes(one)))
      title.dataset['still'] = ''
  })
}

/** Its height, where each line of its texts begins, and where what stands beside it does. */
function placesIn(title: HTMLElement): string {
  const range = document.createRange()
  range.selectNodeContents(title)
  const top = title.getBoundingClientRect().y
  const beside = title.nextElementSibling?.getBoundingClientRect().x ?? 0
  const places = [...range.getClientRects()].map(({ x, y }) => [x | 0, (y - top) | 0])
  return [title.offsetHeight, beside | 0, ...places].join()
}
