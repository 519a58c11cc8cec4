import { report } from '#content/markdown/page-env.ts'
import { closeElement, openElement, type Container } from '#content/markdown/blocks/container.ts'
import {
  childrenOf,
  isList,
  isParagraph,
  pushGroups,
  showParagraphs,
  takeInside,
  type Group,
} from '#content/markdown/blocks/inside.ts'
import { defineBlock } from '../define-block.ts'

/**
 * `::: link-card` around `[Title](/address/) words`, one paragraph or a list of them: everywhere else
 * it is still a link with a remark, and here it goes through the rule for links.
 */
export default defineBlock({
  name: 'link-card',
  assets: ['card'],
  about: {
    'zh-CN': '把一个链接和它的说明画成卡片；写成列表就是几张卡片。',
    'en-US': 'A link and what it is about as a card, or a list of them as several cards.',
  },
  container: (container) => {
    const groups = takeInside(container)
    if (groups.length === 0) complain(container, container.from - 1)
    for (const group of groups) {
      if (!isList(group)) {
        drawCard(container, 'div', [group])
        continue
      }
      openElement(container, 'ul', { class: 'cards' })
      for (const item of childrenOf(group)) drawCard(container, 'li', childrenOf(item))
      closeElement(container, 'ul')
    }
  },
})

function drawCard(container: Container, tag: string, groups: readonly Group[]): void {
  const [first] = groups
  if (!first || !isParagraph(first) || !first[1]!.content.startsWith('['))
    complain(container, first?.[0]?.map?.[0] ?? container.from - 1)
  openElement(container, tag, { class: 'card link-card' })
  showParagraphs(groups)
  pushGroups(container, groups)
  closeElement(container, tag)
}

function complain(container: Container, line: number): void {
  report(
    container.env,
    {
      severity: 'error',
      code: 'link-card',
      message: 'A link card begins with its link.',
      remedy: 'Write `[Title](/address/)`, then what it is about.',
    },
    { line: container.env.firstLine + line },
  )
}
