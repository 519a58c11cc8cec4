import type { Lang } from './locale.ts'

export interface Badge {
  readonly text: string
  readonly type?: 'info' | 'tip' | 'warning' | 'danger'
}

/** S3.16 */
export interface NavItem {
  readonly text: string
  readonly link?: string
  readonly icon?: string
  readonly badge?: string | Badge
  readonly items?: readonly NavItem[]
  /** Regular expression on the address: also current when it matches. */
  readonly activeMatch?: string
  readonly target?: string
  readonly rel?: string
}

/** S3.15 */
export interface SidebarItem {
  readonly text: string
  readonly link?: string
  readonly icon?: string
  readonly badge?: string | Badge
  readonly items?: readonly SidebarItem[]
  readonly collapsed?: boolean
}

export interface Crumb {
  readonly text: string
  readonly link?: string
}

export interface Neighbour {
  readonly text: string
  readonly link: string
  readonly icon?: string
}

/** Where the language selector leads from a page, for one of the other languages. */
export interface Alternate {
  readonly lang: Lang
  readonly path: string
  /** False when it is only the nearest page above that exists in that language. */
  readonly exact: boolean
}

/** S3.18 */
/** An entry of the footer. */
export interface FooterLink {
  readonly text: string
  readonly link: string
}

export interface SocialLink {
  readonly icon: string
  readonly link: string
  readonly label?: string
}

const patterns = new Map<string, RegExp>()

function matches(pattern: string, address: string): boolean {
  let compiled = patterns.get(pattern)
  if (!compiled) patterns.set(pattern, (compiled = new RegExp(pattern)))
  return compiled.test(address)
}

/** True when the item leads to the page, by its link or by `activeMatch`. */
export function isActive(item: NavItem, address: string): boolean {
  if (item.activeMatch !== undefined && matches(item.activeMatch, address)) return true
  if (item.link === address) return true
  return item.items?.some((child) => isActive(child, address)) ?? false
}
