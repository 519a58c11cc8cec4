import type { Discussion } from '#model/discussion.ts'
import { strings } from '../interface-strings.ts'
import type { PlacedPage } from '../placed-page.ts'
import type { CompilerSettings } from '../settings.ts'
import { savedDiscussions } from './discussions-file.ts'
import { countComments, drawComments } from './draw-comments.ts'
import { findDiscussion } from './find-discussion.ts'

/** What was said of a page, where `kis comments` has fetched it. */
export function discussionOf(
  { path, lang, locale, frontmatter: { title, commentID } }: PlacedPage,
  settings: CompilerSettings,
): Discussion | undefined {
  const { origin, base, comments, timeZone } = settings.site
  const saved = savedDiscussions(settings.docs)
  if (!saved) return undefined
  const about = { path, title, commentID, origin, base, siteTitle: locale.title }
  const found = findDiscussion(saved.discussions, comments?.mapping, about)
  if (!found) return undefined
  return {
    title: strings({ ...settings, lang }).comments,
    count: countComments(found.comments),
    html: drawComments(found.comments, timeZone),
    link: found.url,
    fetched: saved.fetched.slice(0, 10),
  }
}
