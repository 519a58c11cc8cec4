import { escapeHtml } from '#model/escape-html.ts'
import { fileIcon } from './file-icons.ts'

/** Name of the language in the corner; plain text has none. */
export const languageLabel = (name: string): string =>
  name === '' ? '' : `<span class="code-lang" aria-hidden="true">${escapeHtml(name)}</span>`

/** The bar above a listing: sign, title, language. */
export const codeHead = (title: string, label: string): string =>
  `<figcaption class="code-head">${fileIcon(title)}<span>${escapeHtml(title)}</span>${label}</figcaption>`
