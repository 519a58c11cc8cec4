import { defineBlock } from '../define-block.ts'
import { tabSections } from '../tabs/tab-lines.ts'
import { tooMany } from '../tabs/switch.ts'
import { pushCodeTabs, reportEmpty, takeFences, titledFence } from './code-group.ts'

/** `::: code-group#group`: listings that stand for each other, each on a tab of its title. */
export default defineBlock({
  name: 'code-group',
  names: ['code-group', 'code-tabs'],
  assets: ['tabs'],
  about: {
    'zh-CN': '几段可以互换的代码，用各自的 `title` 作标签。',
    'en-US': 'Listings that stand for each other, each on a tab with its `title`.',
  },
  container: (container) => {
    const sections = tabSections(container)
    const choices =
      sections.length === 0
        ? takeFences(container).map((fence) => titledFence(container.env, fence))
        : sections.flatMap((section) => {
            const [fence] = takeFences(container, section.from, section.to)
            return fence ? [{ ...section, fence }] : []
          })
    if (choices.length === 0) return reportEmpty(container.env, container.fileLine)
    if (tooMany(container.env, choices.length, container.fileLine)) return undefined
    return pushCodeTabs(container, choices, container.id)
  },
})
