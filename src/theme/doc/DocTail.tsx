import type { Neighbour } from '#model/navigation.ts'
import type { ContentPage } from '#model/page.ts'
import { formatDay } from '../parts/format.ts'
import { Icon } from '../parts/Icon.tsx'
import { useSite } from '../site-context.ts'

/** What follows an article: edit link and date, the people and changes behind it, its neighbours. */
export function DocTail({ page }: { readonly page: ContentPage }) {
  const { strings } = useSite()
  const { editLink, git, prev, next } = page
  const updated = page.frontmatter.lastUpdated === false ? undefined : git?.updatedTime
  return (
    <>
      <div className="fin" aria-hidden="true" />
      {(editLink !== undefined || updated !== undefined) && (
        <div className="after">
          {editLink !== undefined && (
            <a href={editLink}>
              <Icon name="pencil" />
              {strings.editThisPage}
            </a>
          )}
          {updated !== undefined && (
            <span>
              {strings.lastUpdated} <time dateTime={updated}>{formatDay(updated, page.lang)}</time>
            </span>
          )}
        </div>
      )}
      {git && git.contributors.length > 0 && <Contributors page={page} />}
      {git?.changelog && <Changelog page={page} />}
      {(prev || next) && (
        <nav className="pager" aria-label={strings.pageNavigation}>
          {prev && <PagerLink neighbour={prev} kind="prev" label={strings.prev} />}
          {next && <PagerLink neighbour={next} kind="next" label={strings.next} />}
        </nav>
      )}
    </>
  )
}

function Contributors({ page }: { readonly page: ContentPage }) {
  const { strings } = useSite()
  return (
    <>
      <h2 className="sub" id="doc-contributors">
        {strings.contributors}
      </h2>
      <ul className="people">
        {page.git?.contributors.map(({ name, url }) => (
          <li key={name}>{url === undefined ? name : <a href={url}>{name}</a>}</li>
        ))}
      </ul>
    </>
  )
}

function Changelog({ page }: { readonly page: ContentPage }) {
  const { strings } = useSite()
  return (
    <details className="log" id="doc-changelog">
      <summary>{strings.changelog}</summary>
      <ol>
        {page.git?.changelog?.map(({ hash, message, time, tag }) => (
          <li key={hash}>
            <code>{hash}</code>
            <span>
              {message} {tag !== undefined && <span className="badge">{tag}</span>}
            </span>
            <time dateTime={time}>{time.slice(0, 10)}</time>
          </li>
        ))}
      </ol>
    </details>
  )
}

interface PagerLinkProps {
  readonly neighbour: Neighbour
  readonly kind: 'prev' | 'next'
  readonly label: string
}

function PagerLink({ neighbour, kind, label }: PagerLinkProps) {
  const { href } = useSite()
  return (
    <a className={kind} href={href(neighbour.link)} rel={kind}>
      <small>{label}</small>
      <strong>{neighbour.text}</strong>
    </a>
  )
}
