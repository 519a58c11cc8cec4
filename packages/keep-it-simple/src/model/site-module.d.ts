/** Made by `publish/site-module.ts` from the author's settings: the part of them that readers get. */
declare module 'virtual:keep-it-simple/site' {
  import type { CollectionConfig } from '#model/collection.ts'
  import type { Navigation, SiteConfig } from '#model/site.ts'

  export const site: SiteConfig
  export const collections: readonly CollectionConfig[]
  export const navigation: Navigation
}

/** The author's own layouts, by name. */
declare module 'virtual:keep-it-simple/layouts' {
  export const layouts: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>
}
