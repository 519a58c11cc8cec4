import { useState, type Dispatch } from 'react'
import { fill } from '#locale/fill.ts'
import { useSite } from '../site-context.ts'
import { forgetSearches, recentSearches } from './recent-searches.ts'
import type { SearchAction, SearchState } from './search-state.ts'

interface Props {
  readonly state: SearchState
  readonly dispatch: Dispatch<SearchAction>
  readonly close: () => void
}

/** S8.5: what stands where hits would stand. */
export function SearchBlank({ state, dispatch, close }: Props) {
  const { strings, href, archives } = useSite()
  const [before, after] = strings.searchNoneHint.split('{archives}')
  switch (state.phase) {
    case 'idle':
      return <Recent search={(text) => dispatch({ type: 'typed', text, composing: false })} />
    case 'waiting':
      return (
        <div className="blank blank--busy">
          <i className="spinner" aria-hidden="true" />
        </div>
      )
    case 'failed':
      return (
        <div className="blank" role="alert">
          <p>{strings.searchFailed}</p>
          <p className="blank-hint">{strings.searchFailedHint}</p>
          <button
            className="btn btn--small"
            type="button"
            onClick={() => dispatch({ type: 'retried' })}
          >
            {strings.tryAgain}
          </button>
        </div>
      )
    case 'shown':
      return (
        <div className="blank">
          <p>{fill(strings.searchNone, { query: state.text })}</p>
          {state.answer?.more && (
            <button
              className="btn btn--small"
              type="button"
              onClick={() => dispatch({ type: 'more' })}
            >
              {strings.searchOlder}
            </button>
          )}
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
    default:
      return null
  }
}

/** Nothing was typed yet: what was searched for before, and a way to forget it. */
function Recent({ search }: { readonly search: (text: string) => void }) {
  const { strings } = useSite()
  const [recent, setRecent] = useState(recentSearches)
  const forget = () => {
    forgetSearches()
    setRecent([])
  }
  return (
    <div className="blank">
      <p>{strings.searchHint}</p>
      {recent.length > 0 && (
        <div className="blank-hint recent">
          {strings.searchRecent}
          {recent.map((text) => (
            <button key={text} className="recent-one" type="button" onClick={() => search(text)}>
              {text}
            </button>
          ))}
          <button className="recent-clear" type="button" onClick={forget}>
            {strings.searchForget}
          </button>
        </div>
      )}
    </div>
  )
}
