import { deflateRawSync } from 'node:zlib'
import { escapeHtml } from '#model/escape-html.ts'
import { drawingWidth } from '#content/drawings/drawing-file.ts'
import { FITS, PLACE } from '#content/drawings/forms.ts'
import { recoloured } from '#content/drawings/recolour.ts'
import { blockStrings, strings } from '#content/interface-strings.ts'
import type { Fence } from '#content/markdown/blocks/fences.ts'
import { report } from '#content/markdown/page-env.ts'
import { originCaption, type Origin } from '../result/origin.ts'
import words from './words.ts'

export interface Frame {
  readonly kind: 'mermaid' | 'markmap' | 'chart'
  readonly svg: string
  /** The same, drawn for a phone. */
  readonly phone?: string | undefined
  /** What it is in a word, for those who do not see it and have no better description. */
  readonly name: string
  /** What it shows, in the author's words; the drawing is then one picture to assistive technology. */
  readonly alt?: string | undefined
  /** Its content in another form, shown on demand. */
  readonly details?: { readonly summary: string; readonly html: string }
  /** What the viewer works with. */
  readonly source?: string
}

/** A drawing between two rules, with its caption, and a button for those who have script. */
export function figureFrame(figure: Fence, frame: Frame): string {
  const { env, values } = figure
  const said = blockStrings(env, 'mermaid', words)
  const title = values['title'] ?? ''
  const label = escapeHtml(frame.alt ?? (title === '' ? frame.name : title))
  const role = frame.alt !== undefined || frame.details ? 'img' : 'group'
  reportWidth(figure, drawingWidth(frame.svg))
  const drawn = (svg: string, form: string) =>
    recoloured(svg, env.palette).replace(
      '<svg ',
      () =>
        `<svg class="drawing" role="${role}" aria-label="${label}"${fitOf(drawingWidth(svg))}${form} `,
    )
  const svg =
    frame.phone === undefined
      ? drawn(frame.svg, '')
      : drawn(frame.svg, ' data-form="column"') + drawn(frame.phone, ' data-form="phone"')
  const region = escapeHtml(title === '' ? frame.name : title)
  const caption = title === '' ? '' : `<figcaption>${escapeHtml(title)}</figcaption>`
  const details = frame.details
    ? `<details class="diagram-text"><summary data-nosnippet>${escapeHtml(frame.details.summary)}</summary>${frame.details.html}</details>`
    : ''
  const source =
    frame.source === undefined
      ? ''
      : ` data-kind="${frame.kind}" data-source="${packed(frame.source)}" data-words="${escapeHtml(viewerWords(figure))}"`
  const button =
    frame.source === undefined
      ? ''
      : `<button class="diagram-open" type="button" data-action="diagram" aria-haspopup="dialog" aria-label="${escapeHtml(`${said.open}${said.colon}${title === '' ? frame.name : title}`)}"><svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="M12 3.5h4.500V8M8 16.500H3.500V12M16.500 3.500 11.500 8.500M3.500 16.500l5-5"/></svg>${escapeHtml(said.open)}</button>`
  const origin = figure.origin === undefined ? '' : originCaption(env, figure.origin as Origin)
  return `<figure class="diagram"${source}><div class="diagram-scroll" tabindex="0" role="group" aria-label="${region}">${svg}</div><div class="diagram-foot">${caption}${button}</div>${details}${origin}</figure>\n`
}

/** What fits may shrink to its place and stays readable; anything wider scrolls. */
function fitOf(width: number): string {
  if (width <= FITS.phone) return ' data-fit="phone"'
  return width <= FITS.column ? ' data-fit="column"' : ''
}

function reportWidth({ env, line }: Fence, width: number): void {
  // The excerpt draws the same figure again.
  if (width <= FITS.column || env.excerpt) return
  report(
    env,
    {
      severity: 'warning',
      code: 'wide-figure',
      message: `The drawing is ${width} pixels wide, and the text ${PLACE.column}: readers have to scroll it.`,
      remedy: 'Write it from top to bottom, shorten its words, or split it.',
    },
    { line },
  )
}

/** S7.11: what only the viewer reads is compressed and in base64. */
const packed = (text: string): string => deflateRawSync(text, { level: 9 }).toString('base64')

function viewerWords({ env, values }: Fence): string {
  const { colon: _, open: __, ...said } = blockStrings(env, 'mermaid', words)
  return JSON.stringify({ title: values['title'] ?? strings(env).diagram, ...said })
}
