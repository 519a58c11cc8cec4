/** Places of the page that an author may fill, in the order a reader meets them. */
export const SLOTS = [
  'bar-end',
  'home-before',
  'home-after',
  'article-before',
  'article-after',
  'aside-end',
  'sidebar-end',
  'list-before',
  'list-item-end',
  'list-after',
  'not-found',
  'footer',
] as const

export type SlotName = (typeof SLOTS)[number]

/** The component that fills a slot: `article-after` is filled by `slots/ArticleAfter.tsx`. */
export const slotComponent = (slot: SlotName): string =>
  slot.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
