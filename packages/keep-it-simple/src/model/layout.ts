/** S2.4.1 */
export const PAGE_LAYOUTS = ['doc', 'home', 'posts', 'page', 'friends', 'custom'] as const
export type BuiltInLayout = (typeof PAGE_LAYOUTS)[number]

/** S2.4.4 */
export const DEFAULT_LAYOUT = 'Layout'
export const DEFAULT_PAGE_LAYOUT: BuiltInLayout = 'doc'

/** S2.4.3 */
export function unresolvedLayout(name: string): string {
  return `Cannot resolve layout: ${name}`
}
