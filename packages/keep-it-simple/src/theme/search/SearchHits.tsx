import { Fragment, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { textDirection } from '#model/language.ts'
import type { Lang } from '#model/locale.ts'
import type { SearchAnswer, SearchOffer, SearchPage } from '#model/search.ts'
import type { SnippetPart } from '#model/snippet.ts'
import { useSite } from '../site-context.ts'
import { Failed, Meant } from './SearchNotes.tsx'
import { weakFrom } from './search-state.ts'
import type { Search } from './use-search.ts'

export interface Choices {
  /** Place of the chosen option. */
  readonly active: number
  readonly point: (index: number) => void
  readonly followed: () => void
}

export const optionId = (index: number): string => `hit-${index}`

interface Props extends Choices {
  readonly search: Search
  readonly answer: SearchAnswer
  readonly type: (text: string) => void
}

/** Pages that were found, the weak ones and those of other languages under headings of their own. */
export function SearchHits({ search, answer, type, ...choices }: Props) {
  const { strings } = useSite()
  const { state, dispatch } = search
  const { pages, others = [] } = answer
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    box.current!.scrollTop = 0
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each question is read from its top
  }, [state.text, state.both, state.series, state.tag])
  const weak = weakFrom(answer)
  const isBusy = state.phase === 'waiting'
  const all = [...pages, ...others]
  const group = (page: SearchPage, series?: string, headed = false) => {
    const before = all.slice(0, all.indexOf(page))
    const first = before.reduce((sum, { sections }) => sum + 1 + sections.length, 0)
    return <Group page={page} first={first} series={series} headed={headed} {...choices} />
  }
  return (
    <div className={state.fresh ? 'hits' : 'hits hits--old'} aria-busy={isBusy} ref={box}>
      <Meant suggestion={answer.suggestion} type={type} />
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the field holds the focus */}
      <div id="hits" role="listbox" tabIndex={0} aria-label={strings.searchResults} ref={list}>
        {pages.map((page, index) => (
          <Fragment key={page.address}>
            {index === weak && <Part name={strings.searchWeak} />}
            {group(
              page,
              page.series === pages[index - 1]?.series ? undefined : page.series,
              index >= weak,
            )}
          </Fragment>
        ))}
        {others.length > 0 && <Part name={strings.searchOthers} />}
        {others.map((page) => (
          <Fragment key={page.address}>{group(page)}</Fragment>
        ))}
      </div>
      {state.phase === 'failed' && (
        <Failed says={strings.searchCut} retry={() => dispatch({ type: 'retried' })} />
      )}
      {answer.total > pages.length && state.phase !== 'failed' && (
        <button
          className="btn btn--small"
          type="button"
          disabled={isBusy}
          onClick={() => {
            dispatch({ type: 'more' })
            // The button goes when there is no more; the keys go on in the list.
            list.current!.focus({ preventScroll: true })
          }}
        >
          {strings.searchMore}
        </button>
      )}
    </div>
  )
}

/** Each hit below it says the same in its name, for those who hear one at a time. */
const Part = ({ name }: { readonly name: string }) => (
  <p className="hits-part" aria-hidden="true">
    {name}
  </p>
)

interface GroupProps extends Choices {
  readonly page: SearchPage
  /** Place of its first option. */
  readonly first: number
  /** Name of the series, if it is not that of the page above. */
  readonly series: string | undefined
  /** It is under a heading that says what its hits are. */
  readonly headed: boolean
}

/** A page that was found, with its sections. */
function Group({ page, first, series, headed, ...choices }: GroupProps) {
  const { strings, lang: own } = useSite()
  const { address, title, marked, section, lang, snippet, sections, reason, weak } = page
  return (
    <div role="group" aria-label={title} lang={lang} dir={textDirection(lang)}>
      {series !== undefined && (
        <p className="hits-in" aria-hidden="true">
          {series}
        </p>
      )}
      <Option
        {...choices}
        index={first}
        address={address}
        kind={weak ? 'hit hit--weak' : 'hit'}
        snippet={snippet}
        reason={<Reason reason={reason} />}
      >
        <Parts parts={marked} />
        {section && (
          <small className="hit-in">
            {' › '}
            <Parts parts={section} />
          </small>
        )}
        <LanguageLabel lang={lang} />
        {weak && ' '}
        {weak && (
          <small className={headed ? 'sr' : 'hit-lang'} lang={own}>
            {strings.searchWeakOne}
          </small>
        )}
      </Option>
      {sections.map((one, index) => (
        <Option
          key={one.address}
          {...choices}
          index={first + 1 + index}
          address={one.address}
          kind="hit hit--in"
          snippet={one.snippet}
        >
          <Parts parts={one.title} />
        </Option>
      ))}
    </div>
  )
}

interface OptionProps extends Choices {
  readonly index: number
  readonly address: string
  readonly kind: string
  readonly snippet?: readonly SnippetPart[] | undefined
  readonly reason?: ReactNode
  readonly children: ReactNode
}

/** A link like any other: plain clicks are the navigator's, others the browser's. */
function Option(props: OptionProps) {
  const { index, address, kind, snippet, reason, children, active, point, followed } = props
  const { href } = useSite()
  return (
    <a
      className={kind}
      role="option"
      id={optionId(index)}
      href={href(address)}
      aria-selected={index === active}
      tabIndex={-1}
      onMouseMove={index === active ? undefined : () => point(index)}
      onClick={plainClick(followed)}
    >
      <b>{children}</b>
      {reason}
      {snippet !== undefined && snippet.length > 0 && (
        <span>
          <Parts parts={snippet} />
        </span>
      )}
    </a>
  )
}

/** Why a page was found, if its title and its text do not show it. */
function Reason({ reason }: { readonly reason: SearchPage['reason'] }) {
  const { strings, lang } = useSite()
  if (!reason) return null
  const [before, after] = strings.searchReason[reason.field].split('{text}')
  return (
    <small className="hit-why" lang={lang}>
      {before}
      <Parts parts={reason.parts ?? []} />
      {after}
    </small>
  )
}

/** A text with what answers marked. */
const Parts = ({ parts }: { readonly parts: readonly SnippetPart[] }) =>
  parts.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text))

/** The language of a page by its own name, if it is not the reader's. */
function LanguageLabel({ lang }: { readonly lang: Lang }) {
  const { site, lang: own } = useSite()
  if (lang === own) return null
  const label = site.locales.find((one) => one.lang === lang)?.label ?? lang
  return (
    <>
      {' '}
      <small className="hit-lang">{label}</small>
    </>
  )
}

interface OffersProps extends Choices {
  readonly name: string
  readonly pages: readonly SearchOffer[]
  /** Place of the first one. */
  readonly first: number
}

/** Pages that are offered without having been found, by their titles. */
export function Offers({ name, pages, first, ...choices }: OffersProps) {
  if (pages.length === 0) return null
  return (
    <div className="offers" role="group" aria-label={name}>
      <p className="hits-in" aria-hidden="true">
        {name}
      </p>
      {pages.map(({ address, title, lang }, index) => (
        <div key={address} lang={lang} dir={textDirection(lang)} role="presentation">
          <Option {...choices} index={first + index} address={address} kind="offer">
            {title}
            <LanguageLabel lang={lang} />
          </Option>
        </div>
      ))}
    </div>
  )
}

/** Clicks that open another tab or window leave the dialog as it is. */
const plainClick =
  (act: () => void) =>
  ({ ctrlKey, metaKey, shiftKey }: MouseEvent): void => {
    if (!ctrlKey && !metaKey && !shiftKey) act()
  }
