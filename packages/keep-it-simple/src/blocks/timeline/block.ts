import type { Token } from 'markdown-it'
import { parseAttributes } from '#content/markdown/blocks/attributes.ts'
import { closeElement, openElement, pushHtml } from '#content/markdown/blocks/container.ts'
import {
  childrenOf,
  isList,
  isParagraph,
  listsOf,
  pushGroups,
  showParagraphs,
  takeInside,
} from '#content/markdown/blocks/inside.ts'
import { report, type PageEnv } from '#content/markdown/page-env.ts'
import { escapeHtml } from '#model/escape-html.ts'
import { nearest } from '#model/nearest.ts'
import { defineBlock } from '../define-block.ts'

/** What authors of other tools are used to write, in the kinds that are drawn. */
const KINDS = new Map(
  Object.entries({
    note: '',
    info: '',
    tip: 'tip',
    success: 'tip',
    warning: 'warning',
    danger: 'danger',
    caution: 'danger',
    important: 'now',
    now: 'now',
  }),
)
const KEYS = new Set(['time', 'type'])
/** What a machine can read as a date. */
const DATE = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/

/** `::: timeline` around a list; `time="2013" type=tip` as the last line of an item's title. */
export default defineBlock({
  name: 'timeline',
  about: {
    'zh-CN':
      '把列表画成时间线。每项的标题下可以写一行 `time="…"` 和 `type=…`，给出时间和圆点的颜色。',
    'en-US':
      'Shows a list as a timeline. A line of `time="…"` and `type=…` beneath the title of an item gives its date and the colour of its dot.',
  },
  container: (container) => {
    const groups = takeInside(container)
    listsOf(container, groups)
    for (const group of groups) {
      if (!isList(group)) {
        pushGroups(container, [group])
        continue
      }
      openElement(container, 'ol', { class: 'timeline' })
      for (const item of childrenOf(group)) {
        const [title, ...rest] = childrenOf(item)
        const values = title && isParagraph(title) ? takeValues(container.env, title[1]!) : {}
        const kind = KINDS.get(values['type'] ?? 'note')!
        openElement(container, 'li', kind === '' ? {} : { 'data-kind': kind })
        if (values['time'] !== undefined) pushHtml(container, timeHtml(values['time']))
        if (title && isParagraph(title)) title[0]!.attrJoin('class', 'timeline-name')
        showParagraphs([...(title ? [title] : []), ...rest])
        pushGroups(container, [...(title ? [title] : []), ...rest])
        closeElement(container, 'li')
      }
      closeElement(container, 'ol')
    }
  },
})

function timeHtml(time: string): string {
  const text = escapeHtml(time)
  return DATE.test(time)
    ? `<time class="timeline-time" datetime="${text}">${text}</time>\n`
    : `<span class="timeline-time">${text}</span>\n`
}

/** Cuts the last line off the title when it holds nothing but `key=value`. */
function takeValues(env: PageEnv, inline: Token): Readonly<Record<string, string>> {
  const lines = inline.content.split('\n')
  const { words, values } = parseAttributes(lines.at(-1)!)
  if (lines.length < 2 || words !== '' || Object.keys(values).length === 0) return {}
  inline.content = lines.slice(0, -1).join('\n')
  const line = env.firstLine + (inline.map?.[0] ?? 0) + lines.length - 1
  const reportError = (code: string, message: string, remedy: string) =>
    report(env, { severity: 'error', code, message, remedy }, { line })
  for (const key of Object.keys(values).filter((one) => !KEYS.has(one)))
    reportError(
      'unknown-option',
      `An entry of \`timeline\` has no option \`${key}\`.`,
      'Use `time="…"` and `type=…`.',
    )
  const type = values['type']
  if (type === undefined || KINDS.has(type)) return values
  const guess = nearest(type, KINDS.keys())
  reportError(
    'unknown-kind',
    `There is no kind called \`${type}\`.`,
    guess ? `Did you mean \`${guess}\`?` : 'Use `tip`, `warning`, `danger` or `now`.',
  )
  return { ...values, type: 'note' }
}
