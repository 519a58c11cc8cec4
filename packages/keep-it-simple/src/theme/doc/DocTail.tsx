import { isAnnounced } from '#model/announced.ts'
import type { ContentPage, Copyright } from '#model/page.ts'
import { markdownFile } from '#model/path.ts'
import { formatDay } from '../parts/format.ts'
import { Icon, EntryLabel } from '../parts/Icon.tsx'
import { useSite } from '../site-context.ts'
import { Colophon } from './Colophon.tsx'
import { Comments } from './Comments.tsx'
import type { Neighbour } from '#model/navigation.ts'
import type { RelatedPage, WaysOn } from '#model/related.ts'
import type { Contributor, ChangelogEntry } from '#model/git.ts'
import { fillCount } from '#locale/fill.ts'

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
              <time dateTime={updated}>{formatDay(updated, page.lang)}</time>
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

interface Props {
  readonly prev: Neighbour | undefined
  readonly next: Neighbour | undefined
}

/** S1.17 */
export function PagePager({ prev, next }: Props) {
  const { strings, href } = useSite()
  if (!prev && !next) return null
  return (
    <nav className="pager" aria-label={strings.pageNavigation}>
      {prev && (
        <a className="prev" href={href(prev.link)} rel="prev">
          <small>
            <Icon name="left" />
            {strings.prev}
          </small>
          <strong>
            <EntryLabel text={prev.text} icon={prev.icon} />
          </strong>
        </a>
      )}
      {next && (
        <a className="next" href={href(next.link)} rel="next">
          <small>
            {strings.next}
            <Icon name="right" />
          </small>
          <strong>
            <EntryLabel text={next.text} icon={next.icon} />
          </strong>
        </a>
      )}
    </nav>
  )
}

/** Where to go on from an article: pages like it, and those that cite it, each with its reason. */
export function Onward({ page: { related, citedBy } }: { readonly page: WaysOn }) {
  const { strings } = useSite()
  return (
    <div className="onward">
      {related && <Ways id="doc-related" title={strings.relatedPages} pages={related} />}
      {citedBy && <Ways id="doc-cited" title={strings.citedBy} pages={citedBy} />}
    </div>
  )
}

function Ways({
  id,
  title,
  pages,
}: {
  readonly id: string
  readonly title: string
  readonly pages: readonly RelatedPage[]
}) {
  const { href } = useSite()
  return (
    <nav aria-labelledby={id}>
      <h2 className="sub" id={id}>
        {title}
      </h2>
      <ul>
        {pages.map(({ path, title: name, why }) => (
          <li key={path}>
            <a href={href(path)}>{name}</a>
            {why !== undefined && <small>{why}</small>}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Of a first and a last name; of a name in Chinese its first character. */
const initialsOf = (name: string): string =>
  name
    .split(/[\s._-]+/)
    .filter((word) => word !== '')
    .map((word) => [...word][0]!.toUpperCase())
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')

/** S2.6.16: the heading has an anchor like those of the text. */
export function Contributors({ people }: { readonly people: readonly Contributor[] }) {
  const { strings } = useSite()
  return (
    <>
      <h2 className="sub" id="doc-contributors" aria-label={strings.contributors}>
        {strings.contributors}
        <a className="anchor" href="#doc-contributors" aria-label={strings.anchorLabel}>
          §
        </a>
      </h2>
      <ul className="people">
        {people.map(({ name, url, avatar }) => (
          <li key={name}>
            {avatar === undefined ? (
              <span className="initials" aria-hidden="true">
                {initialsOf(name)}
              </span>
            ) : (
              <img src={avatar} width="28" height="28" alt="" />
            )}
            {url === undefined ? name : <a href={url}>{name}</a>}
          </li>
        ))}
      </ul>
    </>
  )
}

/** S2.6.10: the button is the disclosure's own. */
export function Changelog({
  entries,
  total = entries.length,
}: {
  readonly entries: readonly ChangelogEntry[]
  readonly total: number | undefined
}) {
  const { strings, lang } = useSite()
  return (
    <section id="doc-changelog">
      <h2 className="sub" aria-label={strings.changelog}>
        {strings.changelog}
        <a className="anchor" href="#doc-changelog" aria-label={strings.anchorLabel}>
          §
        </a>
      </h2>
      <details className="log">
        <summary>
          <Icon name="history" />
          {fillCount(strings.changelogCount, total, lang)}
          <span>{entries[0]?.time.slice(0, 10)}</span>
        </summary>
        <ol>
          {entries.map(({ hash, message, time, tag }) => (
            <li key={hash}>
              <code>{hash}</code>
              <span>
                {tag === undefined ? message : `${message} `}
                {tag !== undefined && <span className="badge">{tag}</span>}
              </span>
              <time>{time.slice(0, 10)}</time>
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}
