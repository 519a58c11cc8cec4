import { escapeHtml } from '#model/escape-html.ts'

interface LinkCard {
  readonly href: string
  readonly title: string
  readonly note: string
  /** Path of its sign, 20 × 20. */
  readonly sign: string
  /** What the frame shows that stands here after a click. */
  readonly frame: string
  /** What a frame of another host may do; absent for our own files. */
  readonly sandbox?: string
}

/** A plain link until it is clicked: then `client.ts` puts the frame in its place. */
export function linkCard({ href, title, note, sign, frame, sandbox }: LinkCard): string {
  const outside = sandbox === undefined ? '' : ` rel="noopener" data-sandbox="${sandbox}"`
  return (
    `<a class="embed-link" href="${escapeHtml(href)}" data-frame="${escapeHtml(frame)}"${outside}>` +
    `<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="${sign}"/></svg>` +
    `<span class="embed-title">${escapeHtml(title)}</span>` +
    `<span class="embed-note" data-nosnippet>${escapeHtml(note)}</span></a>`
  )
}
