import { z } from 'zod'
import { report } from '#content/markdown/page-env.ts'
import { closeElement, openElement, type Container } from '#content/markdown/blocks/container.ts'
import { closeDetails, openDetails } from '#content/markdown/blocks/details-panel.ts'
import {
  childrenOf,
  isList,
  isParagraph,
  listsOf,
  pushGroups,
  showParagraphs,
  takeInside,
  type Group,
} from '#content/markdown/blocks/inside.ts'
import { defineBlock } from '../define-block.ts'

/** `:+ Title` stands open, `:- Title` is closed, whatever the whole block says. */
const SIGN = /^:([+-])[ \t]*/

/** `::: collapse` around a list: each item a panel, its first paragraph the title. */
export default defineBlock({
  name: 'collapse',
  assets: ['details'],
  about: {
    'zh-CN':
      '把列表画成一组可以折叠的面板：每项的第一段是标题，其余是内容。标题前写 `:+` 展开，`:-` 收起。',
    'en-US':
      'A list as panels that fold: the first paragraph of an item is its title. `:+` before the title opens that panel, `:-` closes it.',
  },
  options: z.object({
    accordion: z
      .boolean()
      .default(false)
      .meta({ about: { 'zh-CN': '同时只展开一个。', 'en-US': 'One panel is open at a time.' } }),
    expand: z
      .boolean()
      .default(false)
      .meta({ about: { 'zh-CN': '全部展开。', 'en-US': 'All panels stand open.' } }),
  }),
  container: (container, flags) => {
    const groups = takeInside(container)
    const items = listsOf(container, groups).flatMap(childrenOf)
    const open = openItems(items, flags)
    openElement(container, 'div', { class: 'collapse' })
    for (const group of groups) {
      if (isList(group))
        for (const item of childrenOf(group)) drawPanel(container, item, open, flags)
      else pushGroups(container, [group])
    }
    closeElement(container, 'div')
  },
})

interface Flags {
  readonly accordion: boolean
  readonly expand: boolean
}

/** Which panels stand open; in an accordion it is one at most. */
function openItems(items: readonly Group[], flags: Flags): ReadonlySet<unknown> {
  const open = items.filter((item) => {
    const sign = SIGN.exec(item[2]?.content ?? '')?.[1]
    return sign === undefined ? flags.expand : sign === '+'
  })
  const signed = open.find((item) => SIGN.test(item[2]?.content ?? ''))
  const expanded = flags.accordion ? [signed ?? open[0]] : open
  return new Set(expanded.map((item) => item?.[0]))
}

function drawPanel(
  container: Container,
  item: Group,
  open: ReadonlySet<unknown>,
  flags: Flags,
): void {
  const [title, ...body] = childrenOf(item)
  const line = item[0]!.map?.[0] ?? container.from
  if (!title || !isParagraph(title) || body.length === 0)
    report(
      container.env,
      {
        severity: 'error',
        code: 'empty-panel',
        message: 'An item of `collapse` needs a title and something to fold.',
        remedy: 'Write the title first, then an empty line, then the text, indented.',
      },
      { line: container.env.firstLine + line },
    )
  const words = title && isParagraph(title) ? title[1]!.content.replace(SIGN, '') : ''
  // The line is a name no other accordion of the page can have.
  const name = flags.accordion ? { name: `collapse-${container.from}` } : {}
  openDetails(container, { title: words, line, open: open.has(item[0]), ...name })
  showParagraphs(body)
  pushGroups(container, body)
  closeDetails(container)
}
