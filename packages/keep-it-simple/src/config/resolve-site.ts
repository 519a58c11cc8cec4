import type { SiteInput, SiteSettings } from '#model/site-settings.ts'
import type { SiteConfig } from '#model/site.ts'
import { USUAL_PICTURES } from '#model/pictures.ts'
import { DEFAULTS, NO_LOCKS, STATIC_FILES } from './defaults.ts'

/** An author's settings with every default filled in. */
export function resolveSite(input: SiteInput): SiteSettings {
  const {
    collections = [],
    navigation = {},
    redirects = {},
    people = [],
    abbreviations = {},
    tags = {},
    rules = {},
    locks,
    deploy,
    pictures = {},
    hooks = {},
    messages,
    ...rest
  } = input
  const title = input.locales[0]?.title ?? ''
  const site: SiteConfig = {
    ...DEFAULTS,
    author: title,
    profile: { name: input.author ?? title },
    ...rest,
  }
  return {
    site,
    collections,
    navigation,
    redirects,
    people,
    abbreviations,
    tags,
    rules,
    locks: { ...NO_LOCKS, ...locks },
    deploy: { ...STATIC_FILES, ...deploy },
    pictures: { ...USUAL_PICTURES, ...(pictures === false ? { formats: [] } : pictures) },
    hooks,
    ...(messages !== undefined && { messages }),
  }
}
