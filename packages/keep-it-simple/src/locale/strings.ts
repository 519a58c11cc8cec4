import type { LicenceId } from '#model/licence.ts'

/**
 * Every visible or spoken word of the interface. The built-in languages implement it whole: a missing
 * one does not compile. `{n}` and the like are filled in where the string is used; bars stand between
 * the forms for different numbers (`fill.ts`).
 */
export interface Strings {
  readonly skipToContent: string
  readonly mainNavigation: string
  readonly menu: string
  readonly search: string
  readonly changeLanguage: string
  /** Said beside a language link that leads to a page above, not to a translation. */
  readonly noTranslation: string
  readonly appearance: string
  readonly appearanceLight: string
  readonly appearanceDark: string
  readonly appearanceAuto: string
  readonly home: string
  readonly breadcrumbs: string
  readonly sidebar: string
  readonly onThisPage: string
  /** To the neighbours of an article. */
  readonly prev: string
  readonly next: string
  readonly pageNavigation: string
  /** To the neighbours of a list's page. */
  readonly previousPage: string
  readonly nextPage: string
  readonly pagination: string
  readonly pageNumber: string
  readonly editThisPage: string
  readonly lastUpdated: string
  readonly contributors: string
  readonly changelog: string
  readonly createdOn: string
  readonly readingTimeLess: string
  readonly readingTime: string
  readonly words: string
  readonly tags: string
  /** Said before the name of one. */
  readonly tag: string
  readonly categories: string
  readonly archives: string
  readonly posts: string
  readonly postsCount: string
  readonly allPosts: string
  readonly sticky: string
  readonly draft: string
  readonly noPosts: string
  readonly readMore: string
  /** `{languages}` are links to the translations. */
  readonly alsoIn: string
  /** Above a translation; `{date}` is the day its original changed last. */
  readonly behindOriginal: string
  readonly readOriginal: string
  /** Between the entries of a list in a sentence. */
  readonly listSeparator: string
  readonly socialLinks: string
  readonly license: string
  readonly author: string
  readonly anchorLabel: string
  readonly footnotes: string
  readonly table: string
  readonly notFoundTitle: string
  readonly notFoundQuote: string
  readonly notFoundLink: string
  readonly loadFailedText: string
  readonly tryAgain: string
  readonly loading: string
  readonly print: string
  readonly title: string
  readonly link: string
  readonly source: string
  readonly changelogCount: string
  /** After the author: whether the text is original, translated or reprinted. */
  readonly creation: Readonly<Record<'original' | 'translate' | 'reprint', string>>
  /** S9.17 */
  readonly licences: Readonly<Record<LicenceId, string>>
  /** On the local bar: opens the contents of the series. */
  readonly contents: string
  /** First entry of the ways between the lists of a collection. */
  readonly allOfList: string
  readonly tagsCount: string
  readonly categoriesCount: string
  readonly yearsCount: string
  /** The sentence under the title of each list. */
  readonly postsSummary: string
  readonly tagsSummary: string
  readonly categoriesSummary: string
  readonly archivesSummary: string
  readonly locked: string
  /** Name of the posts modal and of its button. */
  readonly authorAndIndex: string
  readonly closeSheet: string
  readonly switchAppearance: string
  readonly licenseLine: string
  readonly closeBulletin: string
  readonly backToTop: string
  readonly notFoundSource: string
  readonly scrollDown: string
  readonly recentPosts: string
  /** Above pages the author has pinned. */
  readonly startHere: string
  readonly footerNavigation: string
  readonly feed: string
  readonly sourceCode: string
  readonly friendsCount: string
  /** Beneath an output that was compared with a real run. */
  readonly verified: string
  readonly viewerName: string
  readonly viewerGallery: string
  readonly viewerSlide: string
  readonly viewerOf: string
  readonly viewerPrevious: string
  readonly viewerNext: string
  readonly viewerClose: string
  readonly viewerZoomIn: string
  readonly viewerZoomOut: string
  readonly viewerFullscreen: string
  readonly viewerLeaveFullscreen: string
  readonly viewerDownload: string
  readonly diagram: string
  readonly details: string
  readonly chat: string
  readonly enterPassword: string
  readonly confirm: string
  readonly copyCode: string
  readonly copied: string
  /** Name of a tree of files. */
  readonly files: string
  /** Name of the search dialog. */
  readonly searchTitle: string
  readonly searchHint: string
  readonly searchRecent: string
  /** Forgets the recent searches. */
  readonly searchForget: string
  /** Name of the list of results. */
  readonly searchResults: string
  /** S8.5 */
  readonly searchNone: string
  /** `{archives}` is a link. */
  readonly searchNoneHint: string
  /** S8.5 */
  readonly searchFailed: string
  /** S8.5 */
  readonly searchFailedHint: string
  readonly searching: string
  /** On a site with one language. */
  readonly searchCount: string
  /** `{language}` is the page's own, by its own name. */
  readonly searchCountIn: string
  readonly searchCountAll: string
  readonly searchAll: string
  readonly searchFilter: string
  readonly searchSeries: string
  readonly searchTag: string
  /** No filter chosen. */
  readonly searchAny: string
  readonly searchMore: string
  /** Above or below the hits; `{suggestion}` is a button. */
  readonly searchMeant: string
  /** Where nothing was found: heading of pages whose names are the nearest. */
  readonly searchNearest: string
  /** Heading of hits in languages that were not asked for. */
  readonly searchOthers: string
  /** Heading of hits that have only part of what was asked for. */
  readonly searchWeak: string
  /** Of each of them: spoken where the heading stands above, written where it cannot. */
  readonly searchWeakOne: string
  /** Behind the count of all. */
  readonly searchCountWeak: string
  readonly searchCountOthers: string
  /** Why a page was found, by where its words stand. */
  readonly searchReason: Readonly<Record<'alias' | 'translation', string>>
  /** Heading of pages to begin with, while nothing is typed. */
  readonly searchPopular: string
  /** Some hits are shown, others could not be fetched. */
  readonly searchCut: string
  readonly searchKeyChoose: string
  readonly searchKeyOpen: string
  readonly searchKeyClose: string
  readonly copyAsMarkdown: string
  readonly comments: string
  readonly commentsLoad: string
  readonly commentsWhere: string
  readonly commentsOpen: string
  /** Below comments that are printed: loads what one can write into. `{date}` is the day they were fetched. */
  readonly commentsWrite: string
  readonly commentsAsOf: string
  /** S8.6 */
  readonly siteLocked: string
  readonly pageLocked: string
  /** Spoken only: a wrong password marks the field and no more. */
  readonly wrongPassword: string
  readonly openingFailed: string
  readonly lockNeedsScript: string
  readonly lockNeedsHttps: string
  readonly unlocking: string
  readonly openedNote: string
  readonly lockAgain: string
  readonly seriesNotes: string
  readonly seriesStart: string
  readonly saveForLater: string
  /** The page of what was saved and read on this device, and the link to it. */
  readonly savedPages: string
  /** Above the pages like an article, and above those whose texts link to it. */
  readonly relatedPages: string
  readonly citedBy: string
}
