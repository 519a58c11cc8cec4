import type { HeadTag } from '#model/head.ts'
import { commentPlan } from '#model/comments.ts'
import { DEFAULT_LAYOUT, DEFAULT_PAGE_LAYOUT } from '#model/layout.ts'
import type { Alternate, Crumb, SidebarItem } from '#model/navigation.ts'
import type { Friend } from '#model/friends.ts'
import type { BehindOriginal, ContentPage, Copyright, PageSettings } from '#model/page.ts'
import type { WaysOn } from '#model/related.ts'
import { readingTime } from '#model/reading-time.ts'
import { discussionOf } from '../comments/discussion-of.ts'
import type { PlacedPage } from '../placed-page.ts'
import type { CompilerSettings } from '../settings.ts'
import { editLink } from './edit-link.ts'
import { homeSections, type HomeSources } from './home-sections.ts'
import type { Neighbours } from './neighbours.ts'
import { dropUndefined, type PostList } from './posts.ts'

/** What other pages know about this one. */
export interface Surroundings extends Neighbours, HomeSources {
  readonly crumbs: readonly Crumb[]
  readonly sidebar?: readonly SidebarItem[]
  readonly alternates?: readonly Alternate[]
  readonly postList?: PostList
  readonly behind?: BehindOriginal
  readonly onward: WaysOn
}

/** The page as the page store holds it: everything but the body, which lies beside it under its hash. */
export type StoredPage = Omit<ContentPage, 'body'>

export function contentPage(
  page: PlacedPage,
  surroundings: Surroundings,
  settings: CompilerSettings,
): StoredPage {
  const { frontmatter: front, source, git, createTime } = page
  const outline = outlineOf(front.outline)
  const { pageLayout = DEFAULT_PAGE_LAYOUT } = front
  const isDoc = pageLayout === 'doc'
  const description = front.description ?? plainText(source.excerpt)
  const edit =
    front.editLink === false || !isDoc ? undefined : editLink(settings.site.repository, source.file)
  const { prev, next, crumbs, sidebar, alternates, postList, behind, onward } = surroundings
  const frontmatter = settingsOf(front, outline)
  const comments = isDoc
    ? commentPlan(settings.site.comments, { path: page.path, lang: page.lang, frontmatter })
    : undefined
  const discussion = comments && discussionOf(page, settings)
  const assets = [...source.assets, ...(comments ? ['comments'] : [])]
  return {
    type: 'content',
    path: page.path,
    lang: page.lang,
    locale: page.locale.prefix,
    title: front.title,
    ...(description !== undefined && { description }),
    layout: front.layout ?? DEFAULT_LAYOUT,
    ...(front.head && { head: front.head as readonly HeadTag[] }),
    ...(alternates && { alternates }),
    pageLayout,
    filePathRelative: source.file,
    frontmatter,
    ...(comments && { comments }),
    ...(discussion && { discussion }),
    ...(assets.length > 0 && { assets }),
    headings:
      outline === false
        ? []
        : source.headings.filter(({ level }) => level >= outline[0] && level <= outline[1]),
    ...(front.readingTime !== false && isDoc && { readingTime: readingTime(source.words) }),
    ...(git && { git }),
    ...(behind && isDoc && { behind }),
    crumbs,
    ...(sidebar && { sidebar }),
    ...(prev && { prev }),
    ...(next && { next }),
    ...(isDoc && onward),
    ...(edit !== undefined && { editLink: edit }),
    ...(isDoc && copyrightOf(front.copyright, settings)),
    ...(createTime !== undefined && { createTime }),
    ...(postList && {
      tags: (front.tags ?? []).flatMap((name) => postList.byName.get(name) ?? []),
      categoryList: page.categoryList,
      collection: postList.info,
    }),
    ...((front.draft || page.heldUntil !== undefined) && { draft: true }),
    ...(page.heldUntil !== undefined && { heldUntil: page.heldUntil }),
    ...(pageLayout === 'home' && {
      home: { sections: homeSections(front, surroundings) },
    }),
    ...(pageLayout === 'friends' && {
      friends: {
        list: (front.list ?? []) as readonly Friend[],
        groups: (front.groups ?? []) as NonNullable<ContentPage['friends']>['groups'],
      },
    }),
  }
}

type Front = PlacedPage['frontmatter']

/** S5.1 */
function outlineOf(written: Front['outline']): false | readonly [number, number] {
  if (written === false) return false
  if (written === undefined || written === true) return [2, 3]
  if (written === 'deep') return [2, 6]
  return typeof written === 'number' ? [written, written] : written
}

/** S3.4: the keys a layout reads, and only when they were written. */
function settingsOf(front: Front, outline: false | readonly [number, number]): PageSettings {
  const { comment, comments = comment, badge, plot } = front
  return dropUndefined({
    comments,
    commentID: front.commentID,
    changelog: front.changelog,
    lastUpdated: front.lastUpdated,
    contributors: front.contributors,
    photoSwipe: front.photoSwipe,
    search: front.search,
    aliases: front.aliases?.length === 0 ? undefined : front.aliases,
    plot: plot && dropUndefined(plot),
    bulletin: front.bulletin,
    outline: front.outline === undefined ? undefined : outline,
    aside: front.aside,
    navbar: front.navbar,
    footer: front.footer,
    backToTop: front.backToTop,
    signDown: front.signDown,
    pageClass: front.pageClass,
    icon: front.icon,
    badge: typeof badge === 'object' ? dropUndefined(badge) : badge,
  })
}

function copyrightOf(
  written: Front['copyright'],
  settings: CompilerSettings,
): { copyright?: Copyright } {
  if (written === false) return {}
  const own = typeof written === 'object' ? (dropUndefined(written) as Copyright) : {}
  return {
    copyright: {
      creation: 'original',
      license: settings.site.license,
      author: settings.site.author,
      ...own,
    },
  }
}

function plainText(html: string | undefined): string | undefined {
  if (html === undefined) return undefined
  const text = html
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const plain = text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
  return plain === '' ? undefined : [...plain].slice(0, 160).join('')
}
