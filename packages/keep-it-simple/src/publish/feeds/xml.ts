import { escapeHtml } from '#model/escape-html.ts'

/** Characters XML has no way to write. */
// oxlint-disable-next-line no-control-regex
const UNWRITABLE = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g

export const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>'

export const xmlText = (text: string): string =>
  escapeHtml(text.toWellFormed().replace(UNWRITABLE, ''))

/** An element with text; attributes are written with their values escaped. */
export function element(
  name: string,
  text: string | undefined,
  attributes: Readonly<Record<string, string>> = {},
): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${xmlText(value)}"`)
    .join('')
  return text === undefined
    ? `<${name}${written}/>`
    : `<${name}${written}>${xmlText(text)}</${name}>`
}
