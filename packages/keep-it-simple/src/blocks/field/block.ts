import { escapeHtml } from '#model/escape-html.ts'
import { blockStrings } from '#content/interface-strings.ts'
import { nearest } from '#model/nearest.ts'
import { report } from '#content/markdown/page-env.ts'
import { lineText } from '#content/markdown/blocks/container-lines.ts'
import {
  closeElement,
  openElement,
  pushHtml,
  pushInline,
  type Container,
} from '#content/markdown/blocks/container.ts'
import { defineBlock } from '../define-block.ts'
import words from './words.ts'

const FACTS = ['type', 'default', 'required', 'optional', 'deprecated', 'description']
const FACT = /^@([a-zA-Z]+)(?:[ \t]+([^]*))?$/

interface Facts {
  readonly values: Readonly<Record<string, string>>
  /** Where the facts end and the description begins, as `state` counts. */
  readonly rest: number
}

/** `::: field name`, then lines of `@type …`, then what it does. */
export default defineBlock({
  name: 'field',
  title: true,
  about: {
    'zh-CN':
      '一个字段的说明：名字写在 `field` 后面，下面几行用 `@type`、`@default`、`@required`、`@optional`、`@deprecated` 写明，其余是描述。',
    'en-US':
      'What a field is: its name behind `field`, then lines of `@type`, `@default`, `@required`, `@optional` or `@deprecated`, then its description.',
  },
  container: (container) => {
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
})

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
  const said = blockStrings(container.env, 'field', words)
  const badge = (key: string, text: string, kind?: string) =>
    key in values
      ? ` <span class="badge" data-nosnippet${kind === undefined ? '' : ` data-kind="${kind}"`}>${escapeHtml(text)}</span>`
      : ''
  const fact = (key: string, label: string) =>
    key in values && values[key] !== ''
      ? `<dd class="field-fact"><span data-nosnippet>${escapeHtml(label)}</span> <code>${escapeHtml(values[key]!.replace(/^`(.*)`$/, '$1'))}</code></dd>\n`
      : ''
  return (
    `<dt><code>${escapeHtml(container.words)}</code>` +
    badge('required', said.required, 'accent') +
    badge('optional', said.optional) +
    badge('deprecated', said.deprecated, 'danger') +
    `</dt>\n${fact('type', said.type)}${fact('default', said.default)}`
  )
}

function reportError(container: Container, code: string, message: string, remedy: string): void {
  report(container.env, { severity: 'error', code, message, remedy }, { line: container.fileLine })
}
