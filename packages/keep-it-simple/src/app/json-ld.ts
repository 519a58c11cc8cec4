import type { BlogPosting, BreadcrumbList, TechArticle, WebSite, WithContext } from 'schema-dts'
import { isAnnounced } from '#model/announced.ts'
import { cardAddress } from '#model/card.ts'
import { licenceId, LICENCES } from '#model/licence.ts'
import type { ContentPage, Copyright, PageData } from '#model/page.ts'
import { toHref } from '#model/path.ts'
import { site } from 'virtual:keep-it-simple/site'

type Described = WithContext<BlogPosting | TechArticle | BreadcrumbList | WebSite>

const CONTEXT = 'https://schema.org'
const absolute = (address: string) => site.origin + toHref(site.base, address)

/** What the page is, in the words of schema.org. Only documents have it. */
export function jsonLd(page: PageData): Described[] {
  if (!isAnnounced(page) || page.type !== 'content') return []
  if (page.path === page.locale) return [website(page)]
  if (page.pageLayout !== 'doc') return []
  const crumbs = breadcrumbs(page)
  return crumbs ? [article(page), crumbs] : [article(page)]
}

function website({ path, lang, title, description }: ContentPage): WithContext<WebSite> {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: title,
    url: absolute(path),
    inLanguage: lang,
    ...(description !== undefined && { description }),
  }
}

/** A post of a list is a blog posting; a page of a series is an article without a place in time. */
function article(page: ContentPage): WithContext<BlogPosting | TechArticle> {
  const { path, lang, title, description, createTime, git, tags = [], copyright } = page
  const url = absolute(path)
  const licence = licenceUrl(copyright?.license)
  const own = page.head?.find(([, { property }]) => property === 'og:image')?.[1]['content']
  const card = site.cards ? cardAddress(page) : undefined
  const image = card === undefined ? own : absolute(card)
  const common = {
    '@context': CONTEXT,
    headline: title,
    url,
    mainEntityOfPage: url,
    inLanguage: lang,
    ...(description !== undefined && { description }),
    ...(createTime !== undefined && { datePublished: createTime }),
    ...((git ?? createTime) && { dateModified: git?.updatedTime ?? createTime }),
    author: authorOf(copyright),
    publisher: { '@type': 'Organization', name: site.author, url: absolute('/') },
    ...(licence !== undefined && { license: licence }),
    ...(tags.length > 0 && { keywords: tags.map(({ name }) => name) }),
    ...(typeof image === 'string' && { image }),
    ...(page.readingTime && { wordCount: page.readingTime.words }),
  } as const
  return page.collection
    ? ({ ...common, '@type': 'BlogPosting' } as WithContext<BlogPosting>)
    : ({ ...common, '@type': 'TechArticle' } as WithContext<TechArticle>)
}

function authorOf(copyright: Copyright | undefined): object {
  const author = copyright?.author ?? site.author
  const { name, url } = typeof author === 'string' ? { name: author, url: undefined } : author
  return { '@type': 'Person', name, ...(url !== undefined && { url }) }
}

function licenceUrl(license: Copyright['license']): string | undefined {
  if (typeof license === 'object') return license.url
  const id = license === undefined ? undefined : licenceId(license)
  return id && LICENCES[id]
}

function breadcrumbs({ crumbs, path }: ContentPage): WithContext<BreadcrumbList> | undefined {
  if (crumbs.length < 2) return undefined
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ text, link }, index) => {
      const address = link ?? (index === crumbs.length - 1 ? path : undefined)
      return {
        '@type': 'ListItem',
        position: index + 1,
        name: text,
        ...(address !== undefined && { item: absolute(address) }),
      }
    }),
  }
}
