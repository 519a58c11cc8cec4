import { basename } from 'node:path'
import { collectionOf } from '#model/collection.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import { DEFAULT_LAYOUT, PAGE_LAYOUTS } from '#model/layout.ts'
import { langOf, localeOf } from '#model/locale.ts'
import type { CompiledPage } from '../compiled-page.ts'
import { defaultAddress, stripNumber } from '../place.ts'
import { placePage } from '../place-pages.ts'
import type { PlacedPage } from '../placed-page.ts'
import type { CompilerSettings } from '../settings.ts'

interface Placed {
  readonly page: PlacedPage | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/** Places pages so that each can be shown, whatever is wrong with it; the same one only once. */
export class Placer {
  private readonly settings: CompilerSettings
  private known = new WeakMap<CompiledPage, Placed>()

  constructor(settings: CompilerSettings) {
    this.settings = settings
  }

  place(source: CompiledPage): PlacedPage | undefined {
    return this.of(source).page
  }

  problems(source: CompiledPage): readonly Diagnostic[] {
    return this.of(source).diagnostics
  }

  /** Files that pages name may have come or gone. */
  forget(): void {
    this.known = new WeakMap()
  }

  private of(source: CompiledPage): Placed {
    let placed = this.known.get(source)
    if (!placed) {
      const diagnostics: Diagnostic[] = []
      const page = placePage(source, this.settings, diagnostics) ?? this.anywhere(source)
      placed = { page: page && this.drawable(page), diagnostics }
      this.known.set(source, placed)
    }
    return placed
  }

  /** At the address its file would have, for one whose own cannot be. */
  private anywhere(source: CompiledPage): PlacedPage | undefined {
    const { site, collections, drafts } = this.settings
    const frontmatter = source.frontmatter ?? { title: source.file, ...source.salvaged }
    if (frontmatter.draft && !drafts) return undefined
    const collection = collectionOf(collections, source.file)
    const locale = localeOf(site.locales, `/${source.file}`) ?? site.locales[0]!
    return {
      source,
      frontmatter,
      path: defaultAddress(source.file, collection).normalize('NFC'),
      locale,
      lang: langOf(frontmatter.lang, locale),
      ...(collection && { collection }),
      categoryList: [],
    }
  }

  /** Without what no layout can show. */
  private drawable(page: PlacedPage): PlacedPage {
    const { source } = page
    const { layout, pageLayout, ...front } = page.frontmatter
    const own = Object.keys(this.settings.layouts)
    const isLayout = layout !== undefined &&
      (layout === DEFAULT_LAYOUT || own.includes(layout)) && { layout }
    const known: readonly string[] = [...PAGE_LAYOUTS, ...own]
    const isPageLayout = pageLayout !== undefined &&
      known.includes(pageLayout) &&
      (pageLayout !== 'posts' || this.hasPosts(page)) && { pageLayout }
    const isTitled = source.frontmatter ?? source.salvaged?.title
    const title = isTitled ? front.title : stripNumber(basename(source.file).replace(/\.md$/i, ''))
    return { ...page, frontmatter: { ...front, title, ...isLayout, ...isPageLayout } }
  }

  private hasPosts({ locale }: PlacedPage): boolean {
    const { collections, site } = this.settings
    return collections.some(
      (one) => one.type === 'post' && localeOf(site.locales, one.link)?.prefix === locale.prefix,
    )
  }
}
