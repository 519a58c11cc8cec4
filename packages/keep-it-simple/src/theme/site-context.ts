import { createContext, use } from 'react'
import type { InterfaceWords } from '#locale/words.ts'
import type { NavItem } from '#model/navigation.ts'
import type { SiteConfig } from '#model/site.ts'

/** What every part of the page may ask for: the site, the words, and how to write a link. */
export interface SiteView {
  readonly site: SiteConfig
  readonly navigation: readonly NavItem[]
  /** Of the page. */
  readonly lang: string
  readonly strings: InterfaceWords
  /** An address (or an outside link) as it goes into `href`. */
  readonly href: (address: string) => string
  /** The list of everything in this language, if there is one. */
  readonly archives: string | undefined
  /** The feed of this language as a link, if it has posts. */
  readonly feed: string | undefined
  /** The last year in the footer. */
  readonly year: number
}

export const SiteContext = createContext<SiteView | undefined>(undefined)

export function useSite(): SiteView {
  const view = use(SiteContext)
  if (!view) throw new Error('useSite outside of SiteContext')
  return view
}
