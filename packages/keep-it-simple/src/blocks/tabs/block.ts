import { report } from '#content/markdown/page-env.ts'
import { closeElement } from '#content/markdown/blocks/container.ts'
import { defineBlock } from '../define-block.ts'
import { strayTabs } from './stray-tabs.ts'
import { openSwitch, pushPanel, pushTablist, tooMany } from './switch.ts'
import { tabSections } from './tab-lines.ts'

/** `::: tabs#group` with `@tab Title` before each part. S4.18: the choice is remembered per group. */
export default defineBlock({
  name: 'tabs',
  about: {
    'zh-CN':
      '几段内容放在标签页里，每段前写 `@tab 标题`。`::: tabs#组名` 会记住读者的选择，同组的标签页一起切换。',
    'en-US':
      'Passages on tabs, each after a line `@tab Title`. With `::: tabs#group` the choice is remembered, and all tabs of the group follow it.',
  },
  container: (container) => {
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
    return undefined
  },
  rule: strayTabs,
})

const NO_TABS = {
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
