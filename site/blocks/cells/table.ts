import type { Cell, Row } from './read-rows.ts'

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** A table is what a feed, a printer and a narrow screen can lay out without our styles. */
export function tableOf(rows: readonly Row[], alt: string, title?: string): string {
  const across = Math.max(...rows.map(({ cells }) => cells.reduce((sum, one) => sum + one.span, 0)))
  const named = rows.some(({ name, cells }) => name !== '' && cells.length > 0)
  const body = rows.map((row) => rowHtml(row, across, named)).join('\n')
  const caption = title === undefined ? '' : `<figcaption>${escape(title)}</figcaption>`
  const size = across > 12 ? ' data-many' : ''
  return `<figure class="cells"><table role="img" aria-label="${escape(alt)}"${size}>\n${body}\n</table>${caption}</figure>\n`
}

function rowHtml({ name, cells }: Row, across: number, named: boolean): string {
  if (cells.length === 0)
    return `<tr><td class="cells-note" colspan="${across + (named ? 1 : 0)}">${escape(name)}</td></tr>`
  // A heading that says nothing is none.
  const heading = name === '' ? '<td></td>' : `<th scope="row">${escape(name)}</th>`
  const label = named ? heading : ''
  return `<tr>${label}${cells.map(cellHtml).join('')}</tr>`
}

function cellHtml({ text, look, span }: Cell): string {
  const wide = span > 1 ? ` colspan="${span}"` : ''
  const kind = look === 'none' ? '' : ` data-look="${look}"`
  return `<td${wide}${kind}>${escape(text)}</td>`
}
