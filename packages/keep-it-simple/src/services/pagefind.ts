/** What we use of the script in `dist/pagefind/`; the line put before it is `publish/search/search-script.ts`. */
export interface PagefindModule {
  /** Files of the index that did not come. */
  readonly faults: readonly string[]
  /** Folders of the parts of the language, the newest first. */
  readonly parts: readonly string[]
  readonly createInstance: (options: PagefindOptions) => PagefindEngine
}

export interface PagefindOptions {
  readonly noWorker: boolean
  readonly basePath: string
  readonly baseUrl: string
  readonly excerptLength: number
  readonly excerptEllipsis: string
}

export interface PagefindEngine {
  readonly search: (
    text: string,
    options: { readonly filters: Readonly<Record<string, string>> },
  ) => Promise<{ readonly results: readonly PagefindResult[] }>
  readonly filters: () => Promise<Readonly<Record<string, Readonly<Record<string, number>>>>>
}

export interface PagefindResult {
  readonly id: string
  readonly data: () => Promise<PagefindPage>
}

export interface PagefindPage {
  /** Percent-encoded where the address is not plain. */
  readonly url: string
  /** The whole text. */
  readonly content: string
  readonly meta: Readonly<Record<string, string>>
  readonly filters: Readonly<Record<string, readonly string[]>>
  readonly sub_results: readonly {
    readonly title: string
    readonly excerpt: string
    readonly anchor?: { readonly id: string }
  }[]
}
