import { isAnnounced } from '#model/announced.ts'
import { CARD_SIZE, cardAddress } from '#model/card.ts'
import type { HeadTag } from '#model/head.ts'
import type { PageData } from '#model/page.ts'
import { markdownFile, toHref } from '#model/path.ts'
import { site } from 'virtual:keep-it-simple/site'

/** How a link to the page is shown elsewhere (Open Graph). Only documents have it: nobody else reads it. */
export function socialTags(page: PageData, description: string): HeadTag[] {
  if (!isAnnounced(page)) return []
  const locale = site.locales.find(({ prefix }) => prefix === page.locale)
  const post = page.type === 'content' && page.createTime !== undefined ? page : undefined
  const card = site.cards ? cardAddress(page) : undefined
  const tags: [property: string, content: string | undefined][] = [
    ['og:type', post ? 'article' : 'website'],
    ['og:site_name', locale?.title],
    ['og:title', page.title],
    ['og:description', description],
    ['og:url', site.origin + toHref(site.base, page.path)],
    ['og:locale', page.lang.replaceAll('-', '_')],
    ...(page.alternates ?? [])
      .filter(({ exact }) => exact)
      .map(({ lang }): [string, string] => ['og:locale:alternate', lang.replaceAll('-', '_')]),
    ['og:image', card === undefined ? undefined : site.origin + toHref(site.base, card)],
    ['og:image:width', card === undefined ? undefined : String(CARD_SIZE.width)],
    ['og:image:height', card === undefined ? undefined : String(CARD_SIZE.height)],
    ['og:image:alt', card === undefined ? undefined : page.title],
    ['article:published_time', post?.createTime],
    ['article:modified_time', post?.git?.updatedTime],
    ...(post?.tags ?? []).map(({ name }): [string, string] => ['article:tag', name]),
  ]
  const source = page.type === 'content' && page.pageLayout === 'doc' && markdownFile(page.path)
  return [
    ...tags.flatMap(([property, content]): HeadTag[] =>
      content === undefined || content === '' ? [] : [['meta', { property, content }]],
    ),
    ...(card === undefined
      ? []
      : [['meta', { name: 'twitter:card', content: 'summary_large_image' }] as const]),
    ...(source ? [markdownLink(source)] : []),
  ]
}

const markdownLink = (file: string): HeadTag => [
  'link',
  { rel: 'alternate', type: 'text/markdown', href: toHref(site.base, `/${file}`) },
]
