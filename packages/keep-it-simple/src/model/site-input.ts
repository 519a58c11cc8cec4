import type { AllSettings } from './site-settings.ts'

type Of<K extends keyof AllSettings> = Exclude<AllSettings[K], undefined>

/** Written from the schema of the settings: `npm run goldens -- --update engine`. */
export interface WrittenSettings {
  /** Where the site will live; absolute links begin with it. */
  readonly origin: Of<'origin'>
  /** The folder it is served from when it does not own its host. */
  readonly base?: Of<'base'>
  /** All dates are written and shown in this time zone. */
  readonly timeZone?: Of<'timeZone'>
  /** The languages of the site, the main one first. */
  readonly locales: Of<'locales'>
  /** Elements for the head of every page: tag, attributes, content. The policy of the site allows their hosts and texts. */
  readonly head?: Of<'head'>
  /** Where the source of the pages is, for edit links. */
  readonly repository?: Of<'repository'>
  /** Who writes, for feeds and for the copyright of pages. */
  readonly author?: Of<'author'>
  /** Licence of the articles; Creative Commons licences are linked. */
  readonly license?: Of<'license'>
  /** First year in the footer. */
  readonly since?: Of<'since'>
  /** Links to other places of the author, shown as icons. */
  readonly social?: Of<'social'>
  /** The author, as the profile of a home page shows them. */
  readonly profile?: Of<'profile'>
  /** What stands behind a banner that names no picture. */
  readonly banner?: Of<'banner'>
  /** Whether the build draws a picture of each title, for links shown elsewhere. */
  readonly cards?: Of<'cards'>
  /** Folders of `docs/` that belong together, and where their pages live. */
  readonly collections?: Of<'collections'>
  /** The top bar of each language, by its prefix. */
  readonly navigation?: Of<'navigation'>
  /** Links of the footer of each language; the feed, the source and the languages are there by themselves. */
  readonly footer?: Of<'footer'>
  /** Languages the highlighter loads; code in others is shown plain. */
  readonly codeLanguages?: Of<'codeLanguages'>
  /** Files below `docs/` in which any HTML may stand; elsewhere a small, safe part of it may. */
  readonly rawHtml?: Of<'rawHtml'>
  /** What a reader sees who has chosen nothing; `force-dark` leaves no choice. */
  readonly appearance?: Of<'appearance'>
  /** How another appearance comes; `false` for at once. */
  readonly appearanceTransition?: Of<'appearanceTransition'>
  /** Web fonts, so that titles of pages look alike everywhere; `{}` for the usual ones. */
  readonly fonts?: Of<'fonts'>
  /** A notice above pages, by language. */
  readonly bulletin?: Of<'bulletin'>
  /** Whether articles show the last changes of their file, where git has more than one. */
  readonly changelog?: Of<'changelog'>
  /** Whether an article ends with pages like it, and with those that cite it. */
  readonly related?: Of<'related'>
  /** Whether pages that were read can be read again without a connection, and the site installs as an app. */
  readonly offline?: Of<'offline'>
  /** Who runs the programs of a page when a reader asks. */
  readonly runners?: Of<'runners'>
  /** Discussions of a GitHub repository beneath pages, by giscus. */
  readonly comments?: Of<'comments'>
  /** Who counts readers; never started where a browser asks for privacy. */
  readonly analytics?: Of<'analytics'>
  /** Asked for the facts of repository cards. */
  readonly repositoryService?: Of<'repositoryService'>
  /** Whether the browsers of readers ask again for what repository cards count, once a day. */
  readonly repositoryRefresh?: Of<'repositoryRefresh'>
  /** A hosted search service. */
  readonly search?: Of<'search'>
  /** Old addresses and where they lead now; `:name` stands for one part of an address on both sides. */
  readonly redirects?: Of<'redirects'>
  /** How people of the git history are shown. */
  readonly people?: Of<'people'>
  /** Terms explained wherever they occur, by language. */
  readonly abbreviations?: Of<'abbreviations'>
  /** The tags pages may have, by language. */
  readonly tags?: Of<'tags'>
  /** Matters of taste that `kis check` looks for; none ever stops a build. */
  readonly rules?: Of<'rules'>
  /** Which pages need a password. */
  readonly locks?: Partial<Of<'locks'>>
  /** How photographs and screenshots are made smaller; `false` publishes them as they are. */
  readonly pictures?: false | Partial<Of<'pictures'>>
  /** Functions that are called while the site is built; not in `site.config.json`. */
  readonly hooks?: Of<'hooks'>
  /** Language in which diagnostics and commands speak to you. */
  readonly messages?: Of<'messages'>
  /** How the built site is served. */
  readonly deploy?: Partial<Of<'deploy'>>
}
