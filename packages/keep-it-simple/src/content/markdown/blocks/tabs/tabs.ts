import type { MarkdownIt } from 'markdown-it'
import { pageEnv, report, type PageEnv } from '../../page-env.ts'
import { closeElement, type ContainerBlock } from '../container.ts'
import { openSwitch, pushPanel, pushTablist, tooMany } from './switch.ts'
import { tabSections } from './tab-lines.ts'

/** `::: tabs#group` with `@tab Title` before each part. S4.18: the choice is remembered per group. */
export const tabs: ContainerBlock = {
  names: ['tabs'],
  draw: (container) => {
    const { state, env, from, id, fileLine } = container
    const sections = tabSections(container)
    const lineOf = (line: number) => env.firstLine + line
    if (sections.length === 0) {
      report(env, { ...NO_TABS, message: 'These tabs have no `@tab`.' }, { line: fileLine })
      return container.inside()
    }
    const first = sections[0]!
    if (state.getLines(from, first.line, 0, false).trim() !== '')
      report(env, BEFORE_TABS, { line: lineOf(from) })
    for (const { title, line } of sections)
      if (title === '') report(env, UNTITLED, { line: lineOf(line) })
    if (tooMany(env, sections.length, fileLine)) return
    openSwitch(container, 'tabs', id)
    pushTablist(container, sections)
    sections.forEach((section, at) => {
      pushPanel(container, at + 1, section.title, () => container.inside(section.from, section.to))
    })
    closeElement(container, 'div')
  },
}

export const NO_TABS = {
  severity: 'error',
  code: 'no-tabs',
  remedy: 'Write `@tab Title` on a line of its own before each part.',
} as const

const BEFORE_TABS = {
  severity: 'error',
  code: 'text-before-tabs',
  message: 'Text before the first `@tab` belongs to no tab; it is not shown.',
  remedy: 'Move it above the block or below a `@tab`.',
} as const

const UNTITLED = {
  severity: 'error',
  code: 'untitled-tab',
  message: 'This `@tab` has no title.',
  remedy: 'Write `@tab Title`.',
} as const

/** A `@tab` that came out as text stood outside of tabs. */
export function strayTabs(md: MarkdownIt): void {
  md.core.ruler.push('stray-tabs', (state) => {
    const env = pageEnv(state.env)
    for (const { type, content, map } of state.tokens) {
      if (type === 'inline' && content.includes('@tab')) reportStray(env, content, map?.[0] ?? 0)
    }
  })
}

function reportStray(env: PageEnv, content: string, first: number): void {
  for (const [at, line] of content.split('\n').entries()) {
    if (!/^@tab(?::active)?(?:[ \t]|$)/.test(line)) continue
    report(
      env,
      {
        severity: 'error',
        code: 'stray-tab',
        message: 'This `@tab` stands outside of tabs; it is shown as text.',
        remedy: 'Put `::: tabs` before the first and `:::` after the last part.',
      },
      { line: env.firstLine + first + at },
    )
  }
}
