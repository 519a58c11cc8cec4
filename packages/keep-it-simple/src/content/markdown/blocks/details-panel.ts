import { strings } from '../../interface-strings.ts'
import { closeElement, openElement, pushInline, type Container } from './container.ts'
import { markDrawn } from './mark-drawn.ts'

interface Panel {
  readonly title: string
  /** Line of the title, as `state` counts. */
  readonly line: number
  readonly open: boolean
  /** Panels of one name close each other, which the browser does by itself. */
  readonly name?: string
}

export function openDetails(container: Pick<Container, 'state' | 'env'>, panel: Panel): void {
  markDrawn(container.env, 'details')
  openElement(container, 'details', {
    class: 'details',
    ...(panel.name !== undefined && { name: panel.name }),
    // Not the empty string: React would read it as false.
    ...(panel.open && { open: 'open' }),
  })
  openElement(container, 'summary', panel.title === '' ? { 'data-nosnippet': 'true' } : {})
  const title = panel.title === '' ? strings(container.env).details : panel.title
  pushInline(container, title, panel.line)
  closeElement(container, 'summary')
  openElement(container, 'div', { class: 'details-body' })
}

export function closeDetails(container: Pick<Container, 'state'>): void {
  closeElement(container, 'div')
  closeElement(container, 'details')
}
