import type { CollectionConfig } from '#model/collection.ts'
import type { SiteConfig } from '#model/site.ts'
import type { SiteSettings } from '#model/site-settings.ts'

/** The settings that bundles are compiled with. */
export type ApplicationSettings = Pick<
  SiteSettings,
  'site' | 'collections' | 'navigation' | 'locks'
>

/**
 * What the scripts have of the settings, so every reader: nothing that may name a page behind a lock.
 * Where the whole site is locked, what stands around its pages travels inside them (`model/chrome.ts`).
 */
export function readerSettings({ site, collections, navigation, locks }: ApplicationSettings) {
  const open = without(site, 'rawHtml')
  return {
    site: locks.global ? withoutChrome(open) : open,
    collections: collections.map(addressesOf),
    navigation: locks.global ? {} : navigation,
    locked: locks.global,
  }
}

function withoutChrome(site: SiteConfig): SiteConfig {
  const rest = without(site, 'bulletin', 'footer', 'repository')
  return { ...rest, profile: { name: '' }, social: [] }
}

/** Where its pages lie. Names of categories and entries of sidebars may be those of locked pages. */
function addressesOf(one: CollectionConfig): CollectionConfig {
  if (one.type === 'post') {
    return { ...without(one, 'postCover', 'pagination', 'categoryIds'), title: '' }
  }
  const { type, dir, linkPrefix } = one
  return { type, dir, title: '', ...(linkPrefix !== undefined && { linkPrefix }) }
}

function without<Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  ...keys: readonly Key[]
): Omit<Whole, Key> {
  const left = Object.entries(whole).filter(([key]) => !keys.includes(key as Key))
  return Object.fromEntries(left) as Omit<Whole, Key>
}
