import { isAnnounced } from '#model/announced.ts'
import type { ContentPage, Copyright } from '#model/page.ts'
import { markdownFile } from '#model/path.ts'
import { formatDay } from '../parts/format.ts'
import { Icon } from '../parts/Icon.tsx'
import { useSite } from '../site-context.ts'
import { Changelog } from './Changelog.tsx'
import { Colophon } from './Colophon.tsx'
import { Comments } from './Comments.tsx'
import { Contributors } from './Contributors.tsx'
import { Onward } from './Onward.tsx'
import { PagePager } from './PagePager.tsx'

const authorName = ({ author }: Copyright) => (typeof author === 'object' ? author.name : author)

/** What follows an article: the end mark, its terms, the ways on, its history and what was said of it. */
export function DocTail({ page }: { readonly page: ContentPage }) {
  const { strings, href, site } = useSite()
  const { editLink, git, copyright } = page
  // What was unlocked here lies nowhere as it is read.
  const isPublic = isAnnounced(page) && page.opened === undefined
  const markdown = isPublic ? markdownFile(page.path) : undefined
  const updated = page.frontmatter.lastUpdated === false ? undefined : git?.updatedTime
  const people = git?.contributors ?? []
  // Named by the colophon already.
  const isAuthorAlone =
    copyright !== undefined && people.length === 1 && people[0]!.name === authorName(copyright)
  return (
    <>
      <div className="fin" aria-hidden="true" />
      {copyright && <Colophon page={page} copyright={copyright} isAlone={isAuthorAlone} />}
      {(editLink !== undefined || updated !== undefined || markdown !== undefined) && (
        <div className="after">
          {editLink !== undefined && (
            <a href={editLink}>
              <Icon name="pencil" />
              {strings.editThisPage}
            </a>
          )}
          {markdown !== undefined && (
            <a href={href(`/${markdown}`)} data-action="copy-page" data-done={strings.copied}>
              <Icon name="copy" />
              {strings.copyAsMarkdown}
            </a>
          )}
          {/* Shown where a service worker can cache the page; the worker sets its state. */}
          {site.offline && markdown !== undefined && (
            <button type="button" data-action="save" aria-pressed="false">
              <Icon name="bookmark" />
              {strings.saveForLater}
            </button>
          )}
          {updated !== undefined && (
            <span>
              {`${strings.lastUpdated} `}
              <time dateTime={updated} suppressHydrationWarning>
                {formatDay(updated, page.lang)}
              </time>
            </span>
          )}
        </div>
      )}
      {(page.related || page.citedBy) && <Onward page={page} />}
      <PagePager prev={page.prev} next={page.next} />
      {people.length > 0 && !isAuthorAlone && <Contributors people={people} />}
      {git?.changelog && <Changelog entries={git.changelog} total={git.changes} />}
      {page.comments && (
        <Comments key={page.path} plan={page.comments} discussion={page.discussion} />
      )}
    </>
  )
}
