import type { Token } from 'markdown-it'
import { report } from '../page-env.ts'
import type { Container } from './container.ts'

/** An element among its siblings: its tokens from the opening to the closing one. */
export type Group = readonly Token[]

/** What the inside of a block became, cut out again so that the block can arrange it anew. */
export function takeInside(container: Container): Group[] {
  const { tokens } = container.state
  const start = tokens.length
  container.inside()
  return siblings(tokens.splice(start))
}

export function siblings(tokens: readonly Token[]): Group[] {
  const groups: Token[][] = []
  let depth = 0
  for (const token of tokens) {
    if (depth === 0) groups.push([])
    groups.at(-1)!.push(token)
    depth += token.nesting
  }
  return groups
}

export const childrenOf = (group: Group): Group[] => siblings(group.slice(1, -1))

export const isList = ([open]: Group): boolean =>
  open?.type === 'bullet_list_open' || open?.type === 'ordered_list_open'

export const isParagraph = ([open]: Group): boolean => open?.type === 'paragraph_open'

export function pushGroups(container: Pick<Container, 'state'>, groups: readonly Group[]): void {
  for (const group of groups) for (const token of group) container.state.tokens.push(token)
}

/** In a list without blank lines paragraphs have no element of their own; here they need one. */
export function showParagraphs(groups: readonly Group[]): void {
  for (const group of groups.filter(isParagraph)) {
    group[0]!.hidden = false
    group.at(-1)!.hidden = false
  }
}

/** The lists among the groups. It is an error if there is none: the block consists of lists. */
export function listsOf(container: Container, groups: readonly Group[]): Group[] {
  const lists = groups.filter(isList)
  if (lists.length === 0)
    report(
      container.env,
      {
        severity: 'error',
        code: 'missing-list',
        message: `The block \`${container.name}\` needs a list, and there is none in it.`,
        remedy: 'Write one item per entry, each with `-` or `1.` in front.',
      },
      { line: container.fileLine },
    )
  return lists
}
