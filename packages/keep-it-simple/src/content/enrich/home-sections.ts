import {
  HERO_POSTS,
  HOME_POSTS,
  type Feature,
  type Hero,
  type HomePosts,
  type HomeSection,
  type SeriesNotes,
} from '#model/home.ts'
import type { PlacedPage } from '../placed-page.ts'
import { dropUndefined } from './posts.ts'
import type { Series } from './sidebar.ts'

/** What a home page shows of other pages. */
export interface HomeSources {
  /** So many posts of a collection, or of the language's own list. */
  readonly postsOf: (collection: string | undefined, most: number) => HomePosts | undefined
  /** How long a series is, by its folder, and where it begins. */
  readonly notesOf: (series: string) => SeriesNotes | undefined
}

type Front = PlacedPage['frontmatter']

export function homeSections(front: Front, sources: HomeSources): readonly HomeSection[] {
  return sectionsOf(front).map((one) => withNotes(withPosts(one, sources), sources))
}

/** Its own index is the way in, not a note. */
export function seriesNotes({ collection, order }: Series): SeriesNotes | undefined {
  const notes = order.filter(({ link }) => link !== collection.linkPrefix)
  const [first] = notes
  return first && { count: notes.length, first: { text: first.text, link: first.link } }
}

/** S2.4.6: without sections, a banner if one is set, otherwise a full-height hero. */
function sectionsOf(front: Front): readonly HomeSection[] {
  if (front.config) return front.config as readonly HomeSection[]
  const hero = front.hero as Hero | undefined
  if (front.banner !== undefined)
    return [{ type: 'banner', banner: front.banner, ...(hero && { hero }) }]
  return [{ type: 'hero', full: true, ...(hero && { hero }) }]
}

/** Every section that shows posts has its own list of them. */
function withPosts(section: HomeSection, { postsOf }: HomeSources): HomeSection {
  const isList = section.type === 'posts' || section.type === 'blog'
  if (!isList && !('latest' in section && section.latest)) return section
  const list = postsOf(section.collection, isList ? HOME_POSTS : HERO_POSTS)
  return list ? { ...section, list } : section
}

function withNotes(section: HomeSection, { notesOf }: HomeSources): HomeSection {
  if (section.type !== 'features' || !section.features) return section
  const count = ({ series, ...feature }: Feature): Feature =>
    series === undefined ? feature : dropUndefined({ ...feature, notes: notesOf(series) })
  return { ...section, features: section.features.map(count) }
}
