import { useEffect, useState } from 'react'
import { fill } from '#locale/fill.ts'
import type { SearchOffer } from '#model/search.ts'
import { useSite } from '../site-context.ts'
import { Offers, optionId, type Choices } from './SearchHits.tsx'
import { Failed, Meant } from './SearchNotes.tsx'
import { forgetSearches, recentSearches, type Search } from './use-search.ts'

interface Props extends Choices {
  readonly search: Search
  readonly type: (text: string) => void
  readonly close: () => void
}

/** S8.5: what is in the place of hits while there are none. */
export function SearchBlank({ search, ...props }: Props) {
  const { strings } = useSite()
  const { state, dispatch } = search
  switch (state.phase) {
    case 'idle':
      return <Start search={search} {...props} />
    case 'waiting':
      return (
        <div className="blank blank--busy">
          <i className="spinner" aria-hidden="true" />
        </div>
      )
    case 'failed':
      return <Failed says={strings.searchFailed} retry={() => dispatch({ type: 'retried' })} />
    case 'shown':
      return <Nothing search={search} {...props} />
    default:
      return null
  }
}

/** Nothing was typed yet: recent searches, and pages to begin with. */
function Start({ search: { langs, provider }, type, close, ...choices }: Props) {
  const { strings } = useSite()
  const [recent, setRecent] = useState(recentSearches)
  const [popular, setPopular] = useState<readonly SearchOffer[]>([])
  useEffect(() => {
    let isWanted = true
    const offer = async () => {
      const pages = await (await provider()).popular?.(langs)
      if (isWanted) setPopular(pages ?? [])
    }
    // Without them nothing is amiss.
    offer().catch(() => undefined)
    return () => {
      isWanted = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- other languages have other pages
  }, [langs.join()])
  const forget = () => {
    forgetSearches()
    setRecent([])
  }
  return (
    <div className="blank">
      <p>{strings.searchHint}</p>
      <List>
        {recent.length > 0 && (
          <div className="blank-hint recent" role="group" aria-label={strings.searchRecent}>
            <span aria-hidden="true">{strings.searchRecent}</span>
            {recent.map((text, index) => (
              <button
                key={text}
                id={optionId(index)}
                className="recent-one"
                type="button"
                role="option"
                aria-selected={index === choices.active}
                onClick={() => type(text)}
              >
                {text}
              </button>
            ))}
          </div>
        )}
        <Offers
          {...choices}
          name={strings.searchPopular}
          pages={popular}
          first={recent.length}
          followed={close}
        />
      </List>
      {recent.length > 0 && (
        <button className="recent-clear" type="button" onClick={forget}>
          {strings.searchForget}
        </button>
      )}
    </div>
  )
}

/** Nothing was found: what may have been meant, the nearest names, all pages. */
function Nothing({ search: { state }, type, close, ...choices }: Props) {
  const { strings, href, archives } = useSite()
  const { text, answer } = state
  const [before, after] = strings.searchNoneHint.split('{archives}')
  return (
    <div className="blank">
      <p>{fill(strings.searchNone, { query: text })}</p>
      <Meant suggestion={answer?.suggestion} type={type} />
      <List>
        <Offers {...choices} name={strings.searchNearest} pages={answer?.nearest ?? []} first={0} />
      </List>
      {archives !== undefined && (
        <p className="blank-hint">
          {before}
          <a href={href(archives)} onClick={close}>
            {strings.archives}
          </a>
          {after}
        </p>
      )}
    </div>
  )
}

/** What the keys of the field choose from. */
function List({ children }: { readonly children: React.ReactNode }) {
  const { strings } = useSite()
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the field holds the focus
    <div id="offers" role="listbox" aria-label={strings.searchResults}>
      {children}
    </div>
  )
}
