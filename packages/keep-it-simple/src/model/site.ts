import type { AnalyticsSettings } from './analytics.ts'
import type { AppearanceSetting, AppearanceTransition } from './appearance.ts'
import type { Bulletin } from './bulletin.ts'
import type { CommentSettings } from './comments.ts'
import type { FontSettings } from './fonts.ts'
import type { Contributor } from './git.ts'
import type { HeadTag } from './head.ts'
import type { Lang, Locale } from './locale.ts'
import type { FooterLink, NavItem, SocialLink } from './navigation.ts'
import type { SearchSettings } from './search.ts'
import type { RunnerSettings } from './runner.ts'

/** S3.18 */
export interface Profile {
  readonly name: string
  readonly description?: string
  readonly avatar?: string
  readonly url?: string
  readonly location?: string
  readonly organization?: string
  readonly circle?: boolean
  readonly originalWidth?: number
  readonly originalHeight?: number
  readonly layout?: 'left' | 'right'
}

/** A person named in the history, as the page should show them. Matched by name or e-mail at build only. */
export interface KnownContributor extends Contributor {
  readonly alias?: readonly string[]
}

/** S3.6 and what the owner of a site sets in `site.config.ts`. */
export interface SiteConfig {
  /** Where the site will live, without a trailing slash: used for absolute links. */
  readonly origin: string
  /** `/`, or `/folder/` when the site does not own its host. */
  readonly base: string
  /** IANA name; all dates are written and shown in it. */
  readonly timeZone: string
  readonly locales: readonly Locale[]
  readonly head: readonly HeadTag[]
  /** Source of the edit links; absent means no edit links. */
  readonly repository?: { readonly url: string; readonly branch: string; readonly dir: string }
  readonly author: string
  readonly license: string
  /** Whether the build draws a picture of each article's title, for links to it shown elsewhere. */
  readonly cards: boolean
  /** Web fonts; without them pages use the fonts readers have installed. */
  readonly fonts?: FontSettings | false
  /** First year in the footer; absent means the year of the build alone. */
  readonly since?: number
  readonly social: readonly SocialLink[]
  /** Links of the footer by prefix of language, before those it has by itself. */
  readonly footer?: Readonly<Record<string, readonly FooterLink[]>>
  readonly profile: Profile
  /**
   * S7.9: what stands behind a banner that names no picture. `daily` is the address of a picture
   * that changes every day; readers' browsers ask for it, so without it nobody is asked.
   */
  readonly banner?: { readonly picture: string; readonly daily?: string }
  /** Languages the highlighter loads; other fences are shown plain. */
  readonly codeLanguages: readonly string[]
  /** Files below `docs/` whose raw HTML is HTML; everywhere else it is text. Name only what you trust. */
  readonly rawHtml?: readonly string[]
  /** S1.7: who runs the programs of a page when a reader asks; see `runner.ts` for what is usual. */
  readonly runners?: RunnerSettings
  /** S1.10: absent means no comments anywhere. */
  readonly comments?: CommentSettings
  /** S7.14: absent means nobody counts readers. Never started where a browser asks for privacy. */
  readonly analytics?: AnalyticsSettings
  /** S7.8: asked by `npx kis repositories`; without it the hosts of the repositories are. */
  readonly repositoryService?: string
  /** Readers' browsers ask them again for what repository cards count, at most once in 24 hours. */
  readonly repositoryRefresh?: boolean
  /** `false`: only pages that ask for it show the commits of their file. */
  readonly changelog?: boolean
  /** `false`: articles name no pages like them, and none that cite them. */
  readonly related?: boolean
  /** S4.2: what a reader sees who has chosen nothing. */
  readonly appearance: AppearanceSetting
  /** S4.3: how another appearance comes; `false` for at once. */
  readonly appearanceTransition: AppearanceTransition | false
  /** S3.17: a notice per language; a language without one shows none. */
  readonly bulletin?: Readonly<Record<Lang, Bulletin>>
  /** S3.8: a hosted search service. Without it the site's own files are searched. */
  readonly search?: SearchSettings
  /**
   * Whether pages that were read can be read again without a connection, and the site installs as
   * an app. Switched off again, it is removed from the browsers that have it.
   */
  readonly offline?: boolean
}

/** Navigation bars by locale prefix. */
export type Navigation = Readonly<Record<string, readonly NavItem[]>>

/** What abbreviations mean on every page of a language. */
export type Abbreviations = Readonly<Record<Lang, Readonly<Record<string, string>>>>

/** S3.2: old address → new address. */
export type RedirectMap = Readonly<Record<string, string>>
