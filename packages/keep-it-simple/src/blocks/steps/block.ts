import {
  childrenOf,
  isParagraph,
  listsOf,
  pushGroups,
  showParagraphs,
  takeInside,
} from '#content/markdown/blocks/inside.ts'
import { defineBlock } from '../define-block.ts'

/** `::: steps` around a list. What stands above something else in its item is the step's name. */
export default defineBlock({
  name: 'steps',
  about: {
    'zh-CN': '把列表画成带编号的步骤；某项下面还有内容时，它的第一段是步骤名。',
    'en-US':
      'A list as numbered steps. Where an item holds more, its first paragraph is the name of the step.',
  },
  container: (container) => {
    const groups = takeInside(container)
    for (const list of listsOf(container, groups)) {
      list[0]!.tag = 'ol'
      list.at(-1)!.tag = 'ol'
      list[0]!.attrJoin('class', 'steps')
      for (const item of childrenOf(list)) {
        const [first, ...rest] = childrenOf(item)
        if (!first) continue
        showParagraphs([first, ...rest])
        if (rest.length > 0 && isParagraph(first)) first[0]!.attrJoin('class', 'step-name')
      }
    }
    pushGroups(container, groups)
  },
})
