import { Fragment } from 'react'
import { fillCount, fill } from '#locale/fill.ts'
import { textDirection } from '#model/language.ts'
import type { ContentPage, BehindOriginal } from '#model/page.ts'
import { shownMinutes } from '#model/reading-time.ts'
import { TAGS_SHOWN } from '#model/tag.ts'
import { draftWords, formatCount, formatDay } from '../parts/format.ts'
import { Latin } from '../parts/Latin.tsx'
import { Tag } from '../parts/Tag.tsx'
import { useSite } from '../site-context.ts'

/** More than a phone shows in a line, without a mark to break at. */
const LONG_RUN = /\p{Script=Han}{11}/u

/** Breadcrumbs, title and the line under it. */
export function DocHead({ page }: { readonly page: ContentPage }) {
  return (
    <header className="doc-head">
      <Crumbs page={page} />
      <h1 className={LONG_RUN.test(page.title) ? 'title title-long' : 'title'}>
        <Latin text={page.title} />
      </h1>
      <Meta page={page} />
      {page.behind && <Behind behind={page.behind} page={page} />}
    </header>
  )
}

function Crumbs({ page }: { readonly page: ContentPage }) {
  const { strings, href } = useSite()
  if (page.crumbs.length === 0) return null
  return (
    <nav aria-label={strings.breadcrumbs}>
      <ol className="crumbs">
        {page.crumbs.map(({ text, link }, index) => {
          const last = index === page.crumbs.length - 1
          return (
            <li key={`${text}${link ?? ''}`}>
              {link === undefined ? (
                <span aria-current={last ? 'page' : undefined}>
                  <Latin text={text} />
                </span>
              ) : (
                <a href={href(link)}>{text}</a>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function Meta({ page }: { readonly page: ContentPage }) {
  const { strings, href } = useSite()
  const { createTime, readingTime, tags = [] } = page
  const minutes = readingTime && shownMinutes(readingTime)
  return (
    <ul className="meta">
      {page.draft && <li>{draftWords(strings.draft, page.heldUntil)}</li>}
      {createTime !== undefined && (
        <li>
          <time dateTime={createTime}>{formatDay(createTime, page.lang)}</time>
        </li>
      )}
      {readingTime && (
        <li>
          <span>
            {minutes === undefined
              ? strings.readingTimeLess
              : fillCount(strings.readingTime, minutes, page.lang)}
          </span>
        </li>
      )}
      {readingTime && (
        <li>
          <span>
            {fillCount(strings.words, readingTime.words, page.lang, {
              n: formatCount(readingTime.words, page.lang),
            })}
          </span>
        </li>
      )}
      {tags.length > 0 && (
        <li>
          {tags.slice(0, TAGS_SHOWN).map(({ name, path }) => (
            <Tag key={name} name={name} href={href(path)} />
          ))}
        </li>
      )}
      <Translations page={page} />
    </ul>
  )
}

/** The same page in other languages, each by its own name. */
function Translations({ page }: { readonly page: ContentPage }) {
  const { site, strings, href } = useSite()
  const translations = (page.alternates ?? []).filter(({ exact }) => exact)
  if (translations.length === 0) return null
  const [before, after] = strings.alsoIn.split('{languages}')
  return (
    <li>
      <span>
        {before}
        {translations.map(({ lang, path }, index) => (
          <Fragment key={lang}>
            {index > 0 && strings.listSeparator}
            <a href={href(path)} hrefLang={lang} lang={lang} dir={textDirection(lang)}>
              {site.locales.find((one) => one.lang === lang)?.label ?? lang}
            </a>
          </Fragment>
        ))}
        {after}
      </span>
    </li>
  )
}

/** Says above the text that the original has changed since it was translated. */
export function Behind({
  behind: { path, lang, changed },
  page,
}: {
  readonly behind: BehindOriginal
  readonly page: ContentPage
}) {
  const { strings, href } = useSite()
  return (
    <p className="behind">
      <span>{fill(strings.behindOriginal, { date: formatDay(changed, page.lang) })}</span>{' '}
      <a href={href(path)} hrefLang={lang}>
        {strings.readOriginal}
      </a>
    </p>
  )
}
