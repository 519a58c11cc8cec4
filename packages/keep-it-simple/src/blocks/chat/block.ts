import { blockStrings, strings } from '#content/interface-strings.ts'
import { report } from '#content/markdown/page-env.ts'
import { lineText } from '#content/markdown/blocks/container-lines.ts'
import {
  closeElement,
  openElement,
  pushInline,
  type Container,
} from '#content/markdown/blocks/container.ts'
import { defineBlock } from '../define-block.ts'
import words from './words.ts'

/** `{:date}`, `{name}` or `{.}` (the author) on a line of its own. */
const MARK = /^\{(:)?([^{}]+)\}$/
const FENCE = /^(`{3,}|~{3,})/

interface Turn {
  readonly date?: string
  readonly name?: string
  /** The line of the mark, and where the next one is. */
  readonly line: number
  readonly end: number
}

/** `::: chat Title`: a conversation in bubbles; who speaks is always text. */
export default defineBlock({
  name: 'chat',
  title: true,
  about: {
    'zh-CN': '对话气泡。单独一行 `{名字}` 换人说话，`{.}` 是自己，`{:日期}` 写一行日期。',
    'en-US':
      'A conversation in bubbles. `{name}` on a line of its own says who speaks, `{.}` is yourself, `{:date}` a line with the date.',
  },
  container: (container) => {
    const turns = readTurns(container)
    openElement(container, 'div', { class: 'chat' })
    line(
      container,
      container.words === ''
        ? { class: 'chat-title', 'data-nosnippet': 'true' }
        : { class: 'chat-title' },
      container.words === '' ? strings(container.env).chat : container.words,
    )
    for (const turn of turns) {
      if (turn.date !== undefined) line(container, { class: 'chat-date' }, turn.date, turn.line)
      if (turn.name === undefined) continue
      const own = turn.name === '.'
      openElement(container, 'div', { class: 'chat-turn', ...(own && { 'data-own': 'true' }) })
      line(
        container,
        { class: 'chat-name', ...(own && { 'data-nosnippet': 'true' }) },
        own ? blockStrings(container.env, 'chat', words).self : turn.name,
        turn.line,
      )
      openElement(container, 'div', { class: 'chat-bubble' })
      container.inside(turn.line + 1, turn.end)
      closeElement(container, 'div')
      closeElement(container, 'div')
    }
    closeElement(container, 'div')
  },
})

function line(
  container: Container,
  attributes: Readonly<Record<string, string>>,
  text: string,
  at = container.from - 1,
): void {
  openElement(container, 'p', attributes)
  pushInline(container, text, at)
  closeElement(container, 'p')
}

/** Where each turn begins and ends; marks inside code are code. */
function readTurns(container: Container): Turn[] {
  const marks: { line: number; date?: string; name?: string }[] = []
  let fence: string | undefined
  let nobody: number | undefined
  for (let at = container.from; at < container.to; at++) {
    const text = lineText(container.state, at).trimEnd()
    const tick = FENCE.exec(text)?.[1]
    if (tick !== undefined && (fence === undefined || tick.startsWith(fence)))
      fence = fence === undefined ? tick : undefined
    const match = fence === undefined ? MARK.exec(text) : null
    if (match) marks.push({ line: at, [match[1] ? 'date' : 'name']: match[2]!.trim() })
    else if (text !== '' && marks.at(-1)?.name === undefined) nobody ??= at
  }
  if (nobody !== undefined || marks.length === 0)
    report(
      container.env,
      {
        severity: 'error',
        code: 'chat-nobody',
        message: 'In a `chat` somebody has to say each line.',
        remedy: 'Write `{name}`, or `{.}` for yourself, on a line above the words.',
      },
      { line: container.env.firstLine + (nobody ?? container.from - 1) },
    )
  return marks.map((mark, index) => ({ ...mark, end: marks[index + 1]?.line ?? container.to }))
}
