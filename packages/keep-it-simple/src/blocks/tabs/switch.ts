import { escapeHtml } from '#model/escape-html.ts'
import { blockStrings } from '#content/interface-strings.ts'
import { markDrawn } from '#content/markdown/blocks/mark-drawn.ts'
import { report, type PageEnv } from '#content/markdown/page-env.ts'
import {
  closeElement,
  openElement,
  pushHtml,
  type Container,
} from '#content/markdown/blocks/container.ts'
import words from './words.ts'

/** The style sheet counts so far; see `switch.css`. */
export const MAX_CHOICES = 50

export interface Choice {
  readonly title: string
  readonly value: string
  readonly active: boolean
}

export type Place = Pick<Container, 'state' | 'env' | 'fileLine'>

/**
 * One of several is shown: radio buttons and, as siblings of their list, panels; which is seen is the
 * style sheet's doing, so it works before any script. On paper and without script all are shown.
 */
export function openSwitch(place: Place, className: string, group?: string): void {
  markDrawn(place.env, 'tabs')
  const attributes = {
    class: `${className} switch`,
    ...(group !== undefined && { 'data-group': group }),
  }
  openElement(place, 'div', attributes)
}

/** No two switches of a page may share the name of their buttons. */
export const radioName = ({ state, fileLine }: Place): string =>
  `s${fileLine}-${state.tokens.length}`

export const radio = (name: string, n: number, { value }: Choice, checked: boolean): string =>
  `<input type="radio" name="${name}" data-n="${n}" value="${escapeHtml(value)}"${checked ? ' checked' : ''}>`

/** Index of the one shown first. */
export const firstShown = (choices: readonly Choice[]): number =>
  Math.max(
    0,
    choices.findIndex(({ active }) => active),
  )

export function pushTablist(place: Place, choices: readonly Choice[]): void {
  const name = radioName(place)
  const shown = firstShown(choices)
  const label = blockStrings(place.env, 'tabs', words).chooseOne
  openElement(place, 'div', { class: 'tablist choices', role: 'radiogroup', 'aria-label': label })
  const tabs = choices.map(
    (choice, at) =>
      `<label class="tab">${radio(name, at + 1, choice, at === shown)}${escapeHtml(choice.title)}</label>`,
  )
  pushHtml(place, tabs.join(''))
  closeElement(place, 'div')
}

/** The panel of one choice; its title is read where there are no tabs to read it from. */
export function pushPanel(place: Place, n: number, title: string, draw: () => void): void {
  openElement(place, 'div', {
    class: 'panel',
    'data-n': String(n),
    role: 'group',
    'aria-label': title,
  })
  pushHtml(place, `<p class="panel-title">${escapeHtml(title)}</p>`)
  draw()
  closeElement(place, 'div')
}

export function tooMany(env: PageEnv, count: number, line: number): boolean {
  if (count <= MAX_CHOICES) return false
  report(
    env,
    {
      severity: 'error',
      code: 'too-many-tabs',
      message: `There are ${count} parts to choose from; ${MAX_CHOICES} at most can be shown.`,
      remedy: 'Use headings, or several blocks.',
    },
    { line },
  )
  return true
}
