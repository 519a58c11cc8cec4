import { blockStrings } from '#content/interface-strings.ts'
import { markDrawn } from '#content/markdown/blocks/mark-drawn.ts'
import type { PageEnv } from '#content/markdown/page-env.ts'
import words from './words.ts'
import {
  closeElement,
  openElement,
  pushHtml,
  pushInline,
  type Container,
} from '#content/markdown/blocks/container.ts'

type CalloutKind = 'note' | 'tip' | 'warning' | 'danger'

/** What authors of other tools are used to write, in our four kinds. */
const KINDS: Readonly<Record<string, CalloutKind>> = {
  note: 'note',
  info: 'note',
  important: 'note',
  tip: 'tip',
  warning: 'warning',
  caution: 'danger',
  danger: 'danger',
}

/** Drawn by us, 20 × 20, in the line weight of the other signs. */
const SIGNS: Readonly<Record<CalloutKind, string>> = {
  note: '<circle cx="10" cy="10" r="7"/><path d="M10 9.2v4.3M10 6.5v.1"/>',
  tip: '<path d="M7.5 14.5h5M8.5 17h3M7.7 14.5c0-2-2.2-2.8-2.2-6a4.5 4.5 0 0 1 9 0c0 3.2-2.2 4-2.2 6"/>',
  warning: '<path d="M10 3.5 17.5 16.5h-15zM10 8.5v4M10 14.6v.1"/>',
  danger: '<path d="M7 3h6l4 4v6l-4 4H7l-4-4V7zM10 6.5v4.5M10 13.5v.1"/>',
}

export const isCallout = (name: string): boolean => Object.hasOwn(KINDS, name)

/** All that may be written. */
export const CALLOUT_NAMES = Object.keys(KINDS)

/** Opens the box up to its text; GitHub's alerts use it too. */
export function openCallout(
  container: Pick<Container, 'state' | 'env'>,
  name: string,
  title: string,
  line: number,
): void {
  const kind = KINDS[name]!
  markDrawn(container.env, 'callout')
  openElement(container, 'div', { class: 'callout', 'data-kind': kind, role: 'note' })
  openElement(container, 'p', {
    class: 'callout-label',
    // Its own name is no word of the author's.
    ...(title === '' && { 'data-nosnippet': 'true' }),
  })
  pushHtml(
    container,
    `<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">${SIGNS[kind]}</svg>`,
  )
  pushInline(container, title === '' ? labelOf(container.env, name) : title, line)
  closeElement(container, 'p')
  openElement(container, 'div', { class: 'callout-body' })
}

export function closeCallout(container: Pick<Container, 'state'>): void {
  closeElement(container, 'div')
  closeElement(container, 'div')
}

/** A kind GitHub distinguishes has its own word, though it is drawn like another kind. */
function labelOf(env: PageEnv, name: string): string {
  const said = blockStrings(env, 'callout', words)
  return name === 'important' ? said.important : said[KINDS[name]!]
}
