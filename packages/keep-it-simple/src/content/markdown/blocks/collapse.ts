import { report } from '../page-env.ts'
import { closeElement, openElement, type Container, type ContainerBlock } from './container.ts'
import { closeDetails, openDetails } from './details.ts'
import {
  childrenOf,
  isList,
  isParagraph,
  listsOf,
  pushGroups,
  showParagraphs,
  takeInside,
  type Group,
} from './inside.ts'
import { optionsOf } from './options.ts'

/** `:+ Title` stands open, `:- Title` is closed, whatever the whole block says. */
const SIGN = /^:([+-])[ \t]*/

/** `::: collapse` around a list: each item a panel, its first paragraph the title. */
export const collapse: ContainerBlock = {
  names: ['collapse'],
  draw: (container) => {
    const flags = optionsOf(container, { flags: ['accordion', 'expand'] })
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
}

/** Which panels stand open; in an accordion it is one at most. */
function openItems(items: readonly Group[], flags: ReadonlySet<string>): ReadonlySet<unknown> {
  const open = items.filter((item) => {
    const sign = SIGN.exec(item[2]?.content ?? '')?.[1]
    return sign === undefined ? flags.has('expand') : sign === '+'
  })
  const signed = open.find((item) => SIGN.test(item[2]?.content ?? ''))
  const expanded = flags.has('accordion') ? [signed ?? open[0]] : open
  return new Set(expanded.map((item) => item?.[0]))
}

function drawPanel(
  container: Container,
  item: Group,
  open: ReadonlySet<unknown>,
  flags: ReadonlySet<string>,
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
  const name = flags.has('accordion') ? { name: `collapse-${container.from}` } : {}
  openDetails(container, { title: words, line, open: open.has(item[0]), ...name })
  showParagraphs(body)
  pushGroups(container, body)
  closeDetails(container)
}
