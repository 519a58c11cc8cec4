import type { Dispatch } from 'react'
import { fill } from '#locale/fill.ts'
import type { Lang } from '#model/locale.ts'
import type { SearchProvider } from '#model/search.ts'
import { useSite } from '../site-context.ts'
import { SearchFailed } from './SearchFailed.tsx'
import { SearchMeant } from './SearchMeant.tsx'
import { SearchPages } from './SearchPages.tsx'
import { SearchStart } from './SearchStart.tsx'
import type { SearchAction, SearchState } from './search-state.ts'

interface Props {
  readonly state: SearchState
  readonly dispatch: Dispatch<SearchAction>
  readonly langs: readonly Lang[]
  readonly provider: () => Promise<SearchProvider>
  readonly type: (text: string) => void
  readonly followed: () => void
  readonly close: () => void
}

/** S8.5: what stands where hits would stand. */
export function SearchBlank(props: Props) {
  const { state, dispatch } = props
  const { strings } = useSite()
  switch (state.phase) {
    case 'idle':
      return <SearchStart {...props} />
    case 'waiting':
      return (
        <div className="blank blank--busy">
          <i className="spinner" aria-hidden="true" />
        </div>
      )
    case 'failed':
      return (
        <SearchFailed says={strings.searchFailed} retry={() => dispatch({ type: 'retried' })} />
      )
    case 'shown':
      return <Nothing {...props} />
    default:
      return null
  }
}

/** Nothing was found: what may have been meant, the nearest names, all pages. */
function Nothing({ state: { text, answer }, type, followed, close }: Props) {
  const { strings, href, archives } = useSite()
  const [before, after] = strings.searchNoneHint.split('{archives}')
  return (
    <div className="blank">
      <p>{fill(strings.searchNone, { query: text })}</p>
      <SearchMeant suggestion={answer?.suggestion} type={type} />
      <SearchPages name={strings.searchNearest} pages={answer?.nearest} followed={followed} />
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
