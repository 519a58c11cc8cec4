/** What an author's `site.config.ts` imports. */
export { defineSite } from '#config/define-site.ts'
export { defineLocale } from '#locale/words.ts'
export type { PartialWords } from '#locale/words.ts'
export type { SiteInput } from '#model/site-settings.ts'
export type { CollectionConfig } from '#model/collection.ts'
export type { DeploySettings } from '#model/deploy.ts'
export type { CatalogueEntry } from '#model/catalogue-entry.ts'
export type { HeadTag } from '#model/head.ts'
export type { FinishedBuild, HookedPage, Hooks, PageAddition } from '#model/hooks.ts'
export type { LockSettings } from '#model/lock.ts'
export type {
  Abbreviations,
  KnownContributor,
  Navigation,
  RedirectMap,
  SiteConfig,
} from '#model/site.ts'
export type { RuleSettings } from '#model/rules.ts'
export type { TagVocabulary } from '#model/tag.ts'
