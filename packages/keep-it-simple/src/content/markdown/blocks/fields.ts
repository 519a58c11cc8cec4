import { escapeHtml } from '#model/escape-html.ts'
import { strings } from '../../interface-strings.ts'
import { nearest } from '#model/nearest.ts'
import { report } from '../page-env.ts'
import { lineText } from './container-lines.ts'
import {
  closeElement,
  openElement,
  pushHtml,
  pushInline,
  type Container,
  type ContainerBlock,
} from './container.ts'
import { pushGroups, takeInside } from './inside.ts'
import { optionsOf } from './options.ts'

const FACTS = ['type', 'default', 'required', 'optional', 'deprecated', 'description']
const FACT = /^@([a-zA-Z]+)(?:[ \t]+(.*))?$/

interface Facts {
  readonly values: Readonly<Record<string, string>>
  /** Where the facts end and the description begins, as `state` counts. */
  readonly rest: number
}

/** `::: field name`, then lines of `@type …`, then what it does. */
export const field: ContainerBlock = {
  names: ['field'],
  draw: (container) => {
    optionsOf(container, {})
    container.env.assets.add('field')
    if (container.words === '')
      reportError(container, 'missing-name', 'A field has no name.', 'Write `::: field name`.')
    const facts = readFacts(container)
    const alone = container.parents.at(-1) !== 'field-group'
    if (alone) openElement(container, 'dl', { class: 'fields' })
    openElement(container, 'div', { class: 'field' })
    pushHtml(container, termHtml(container, facts.values))
    const description = facts.values['description'] ?? ''
    const empty = description === '' && facts.rest >= container.to
    if (!empty) openElement(container, 'dd')
    if (description !== '') {
      openElement(container, 'p')
      pushInline(container, description, container.from)
      closeElement(container, 'p')
    }
    container.inside(facts.rest)
    if (!empty) closeElement(container, 'dd')
    closeElement(container, 'div')
    if (alone) closeElement(container, 'dl')
  },
}

/** `::: field-group` around fields: one list of them. */
export const fieldGroup: ContainerBlock = {
  names: ['field-group'],
  draw: (container) => {
    optionsOf(container, { flags: [] })
    container.env.assets.add('field')
    openElement(container, 'dl', { class: 'fields' })
    const groups = takeInside(container)
    const fields = groups.filter(([open]) => open?.attrGet('class') === 'field')
    if (fields.length < groups.length || fields.length === 0)
      reportError(
        container,
        'only-fields',
        'A `field-group` holds fields and nothing else.',
        'Move other text above or below it.',
      )
    pushGroups(container, fields)
    closeElement(container, 'dl')
  },
}

function readFacts(container: Container): Facts {
  const values: Record<string, string> = {}
  let line = container.from
  for (; line < container.to; line++) {
    const text = lineText(container.state, line).trim()
    const match = FACT.exec(text)
    if (!match && text !== '') break
    if (!match) continue
    const key = match[1]!
    if (FACTS.includes(key)) values[key] = (match[2] ?? '').trim()
    else {
      const guess = nearest(key, FACTS)
      const remedy = guess
        ? `Did you mean \`@${guess}\`?`
        : `Use ${FACTS.map((one) => `\`@${one}\``).join(', ')}.`
      const message = `A field has no \`@${key}\`.`
      const at = { line: container.env.firstLine + line }
      report(container.env, { severity: 'error', code: 'unknown-option', message, remedy }, at)
    }
  }
  return { values, rest: line }
}

function termHtml(container: Container, values: Facts['values']): string {
  const words = strings(container.env)
  const badge = (key: string, text: string, kind?: string) =>
    key in values
      ? ` <span class="badge"${kind === undefined ? '' : ` data-kind="${kind}"`}>${escapeHtml(text)}</span>`
      : ''
  const fact = (key: string, label: string) =>
    key in values && values[key] !== ''
      ? `<dd class="field-fact"><span>${escapeHtml(label)}</span> <code>${escapeHtml(values[key]!.replace(/^`(.*)`$/, '$1'))}</code></dd>\n`
      : ''
  return (
    `<dt><code>${escapeHtml(container.words)}</code>` +
    badge('required', words.fieldRequired, 'accent') +
    badge('optional', words.fieldOptional) +
    badge('deprecated', words.fieldDeprecated, 'danger') +
    `</dt>\n${fact('type', words.fieldType)}${fact('default', words.fieldDefault)}`
  )
}

function reportError(container: Container, code: string, message: string, remedy: string): void {
  report(container.env, { severity: 'error', code, message, remedy }, { line: container.fileLine })
}
