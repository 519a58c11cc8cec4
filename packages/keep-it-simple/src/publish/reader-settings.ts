import type { CollectionConfig } from '#model/collection.ts'
import type { SiteConfig } from '#model/site.ts'
import type { SiteSettings } from '#model/site-settings.ts'

/** The settings the application is compiled with. */
export type ApplicationSettings = Pick<
  SiteSettings,
  'site' | 'collections' | 'navigation' | 'locks'
>

/**
 * What the scripts have of the settings, so every reader: nothing that may name a page behind a lock.
 * Where the whole site is locked, what stands around its pages travels inside them (`model/chrome.ts`).
 */
export function readerSettings({ site, collections, navigation, locks }: ApplicationSettings) {
  const { rawHtml: _, ...open } = site
  return {
    site: locks.global ? withoutChrome(open) : open,
    collections: collections.map(addressesOf),
    navigation: locks.global ? {} : navigation,
    locked: locks.global,
  }
}

function withoutChrome({ bulletin: _, repository: __, ...rest }: SiteConfig): SiteConfig {
  return { ...rest, profile: { name: '' }, social: [] }
}

/** Where its pages lie. Names of categories and entries of sidebars may be those of locked pages. */
function addressesOf(one: CollectionConfig): CollectionConfig {
  if (one.type === 'post') {
    const { postCover: _, pagination: __, categoryIds: ___, ...rest } = one
    return { ...rest, title: '' }
  }
  const { type, dir, linkPrefix } = one
  return { type, dir, title: '', ...(linkPrefix !== undefined && { linkPrefix }) }
}
