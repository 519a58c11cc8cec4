import { isOfFrame } from '#model/announced.ts'
import { dedupeHead, type HeadTag } from '#model/head.ts'
import type { PageData } from '#model/page.ts'
import { toHref } from '#model/path.ts'
import { translationLinks } from '#model/translation-links.ts'
import { site } from 'virtual:keep-it-simple/site'

/** Links in the head are written from the root; the base goes in front of them. */
function withBase([tag, attributes, content]: HeadTag): HeadTag {
  const linked = Object.entries(attributes).map(([name, value]) => {
    const isOwn =
      typeof value === 'string' && (name === 'href' || name === 'src') && /^\/(?!\/)/.test(value)
    return [name, isOwn ? toHref(site.base, value) : value] as const
  })
  const all = Object.fromEntries(linked)
  return content === undefined ? [tag, all] : [tag, all, content]
}

const SITE_HEAD: readonly HeadTag[] = dedupeHead(site.head).map(withBase)

/** S2.6.15: page title and site title; the home page is the site itself. */
export function documentTitle(page: PageData): string {
  const siteTitle = site.locales.find(({ prefix }) => prefix === page.locale)?.title ?? ''
  return page.title === siteTitle ? siteTitle : `${page.title} | ${siteTitle}`
}

/** That of the page, or else its title and what the site is: no two pages of a language share one. */
export function documentDescription(page: PageData): string {
  if (page.description !== undefined) return page.description
  const own = site.locales.find(({ prefix }) => prefix === page.locale)?.description ?? ''
  return page.path === page.locale ? own : `${page.title} · ${own}`
}

/** S3.3: all tags of a page's head besides its title, each once; the page's own win. */
export function headTags(page: PageData): HeadTag[] {
  const tags: HeadTag[] = [
    ...SITE_HEAD,
    ['meta', { name: 'description', content: documentDescription(page) }],
  ]
  if (isOfFrame(page) || page.type === 'locked') {
    tags.push(['meta', { name: 'robots', content: 'noindex' }])
  } else {
    const own = site.origin + toHref(site.base, page.path)
    tags.push(['link', { rel: 'canonical', href: own }])
    const translations = translationLinks(page, site.locales)
    for (const [hreflang, path] of translations)
      tags.push([
        'link',
        { rel: 'alternate', hreflang, href: site.origin + toHref(site.base, path) },
      ])
  }
  // What we wrote ourselves is unique; only an author's own tags can repeat it.
  return page.head ? dedupeHead([...tags, ...page.head.map(withBase)]) : tags
}

/** S3.3: what documents have besides, unless the page or the site says it itself. */
export function documentTags(page: PageData, more: readonly HeadTag[]): HeadTag[] {
  const said = new Set([...SITE_HEAD, ...(page.head ?? [])].map(nameOf))
  return dedupeHead(more).filter((tag) => !said.has(nameOf(tag)))
}

const nameOf = ([tag, attributes]: HeadTag): string =>
  `${tag} ${String(attributes['property'] ?? attributes['name'] ?? JSON.stringify(attributes))}`

/** `pageClass`: the class by which an author's own style sheet selects the page. */
export function bodyClass(page: PageData): string {
  return (page.type === 'content' && page.frontmatter.pageClass) || ''
}
