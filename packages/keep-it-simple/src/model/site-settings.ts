import type { CollectionConfig } from './collection.ts'
import type { DeploySettings } from './deploy.ts'
import type { Hooks } from './hooks.ts'
import type { LockSettings } from './lock.ts'
import type { MessageLanguage } from './message-language.ts'
import type { PictureSettings } from './pictures.ts'
import type {
  Abbreviations,
  KnownContributor,
  Navigation,
  RedirectMap,
  SiteConfig,
} from './site.ts'
import type { WrittenSettings } from './site-input.ts'
import type { RuleSettings } from './rules.ts'
import type { TagVocabulary } from './tag.ts'

/** What only the build reads; it never reaches a browser. */
interface BuildOnly {
  /** Old addresses and where they lead now; `:name` stands for one part of an address on both sides. */
  readonly redirects: RedirectMap
  /** How people of the git history are shown; aliases may be e-mail addresses. */
  readonly people: readonly KnownContributor[]
  /** Terms explained wherever they occur, per language. */
  readonly abbreviations: Abbreviations
  /** The tags pages may have, per language; read by the rule `tag-vocabulary`. */
  readonly tags: TagVocabulary
  /** Matters of taste that `kis check` looks for; all are off unless named. */
  readonly rules: RuleSettings
  readonly locks: LockSettings
  readonly deploy: DeploySettings
  readonly pictures: PictureSettings
  /** Functions that are called while the site is built. */
  readonly hooks: Hooks
  /** The language of diagnostics and commands; unless set, that of the terminal. */
  readonly messages?: MessageLanguage
}

/** A whole site's settings, defaults filled in. */
export interface SiteSettings extends BuildOnly {
  readonly site: SiteConfig
  readonly collections: readonly CollectionConfig[]
  readonly navigation: Navigation
}

/** Every setting by its name. */
export interface AllSettings extends SiteConfig, BuildOnly {
  readonly collections: readonly CollectionConfig[]
  readonly navigation: Navigation
}

/** What the author writes in `site.config.ts`; a setting that is too new for `site-input.ts` has no sentence there. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- empty once `site-input.ts` is written anew
export type SiteInput = WrittenSettings & Partial<Omit<AllSettings, keyof WrittenSettings>>
