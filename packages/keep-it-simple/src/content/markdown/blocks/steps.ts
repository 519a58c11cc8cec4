import type { ContainerBlock } from './container.ts'
import {
  childrenOf,
  isParagraph,
  listsOf,
  pushGroups,
  showParagraphs,
  takeInside,
} from './inside.ts'
import { optionsOf } from './options.ts'

/** `::: steps` around a list. What stands above something else in its item is the step's name. */
export const steps: ContainerBlock = {
  names: ['steps'],
  draw: (container) => {
    optionsOf(container, { flags: [] })
    container.env.assets.add('blocks')
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
}
