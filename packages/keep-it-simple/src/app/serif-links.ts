import { escapeHtml } from '#model/escape-html.ts'
import type { Lang } from '#model/locale.ts'
import { SERIF_LANGUAGES, SQUARE } from '#model/serif-languages.ts'
import type { ShellAssets } from '#model/shell-assets.ts'

/** Something in the face of text: a body, the beginning of an article in a list, the words of a home page. */
const TEXT = /class="(?:prose|excerpt|text)"[^<>]*>(?!<\/)/
/** An empty element is a sign that a style sheet draws; a quotation of plain words stands upright in a hero. */
const SLANTED = /<(?:em|i|cite)(?: [^<>]*)?>(?!<\/)|<blockquote[^<>]*>\s*</

/**
 * Links to the faces of the serif that a drawn page uses. They fetch nothing, for no medium is asked; the
 * script behind them changes that where the serif was fetched before. Without them a face is asked for
 * when the style sheets are there, and comes too late for the first paint, even from the cache.
 */
export function serifLinks(lang: Lang, html: string, files: ShellAssets['serif']): string[] {
  if (!SERIF_LANGUAGES.includes(lang.split('-')[0]!)) return []
  const hasText = !SQUARE.test(lang)
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
  const faces = [
    html.includes('class="wordmark"') && '700',
    hasText && TEXT.test(main) && '400',
    hasText && SLANTED.test(main) && 'italic 400',
  ]
  return faces.flatMap((face) => {
    const file = face === false ? undefined : files[face]
    // By that mark the script that fetches faces for later pages knows which of them slant.
    const mark = face === 'italic 400' ? ' data-italic' : ''
    return file === undefined
      ? []
      : `<link rel="preload" as="font" crossorigin media="not all" href="${escapeHtml(file)}"${mark}>`
  })
}
