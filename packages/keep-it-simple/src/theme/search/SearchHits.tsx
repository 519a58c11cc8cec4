import { Fragment, useLayoutEffect, useRef, type Dispatch } from 'react'
import type { SearchAnswer } from '#model/search.ts'
import { useSite } from '../site-context.ts'
import { addressesOf, weakFrom } from './search-answers.ts'
import type { SearchAction, SearchState } from './search-state.ts'
import { SearchFailed } from './SearchFailed.tsx'
import { SearchGroup } from './SearchGroup.tsx'
import { SearchMeant } from './SearchMeant.tsx'

interface Props {
  readonly state: SearchState
  readonly answer: SearchAnswer
  readonly dispatch: Dispatch<SearchAction>
  readonly type: (text: string) => void
  readonly followed: () => void
}

export const hitId = (index: number): string => `hit-${index}`

/** Pages that were found, the weak ones and those of other languages under headings of their own. */
export function SearchHits({ state, answer, dispatch, type, followed }: Props) {
  const { strings } = useSite()
  const { text, active, phase, fresh, late, answers } = state
  const { pages, others = [], suggestion } = answer
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    box.current!.scrollTop = 0
    // oxlint-disable-next-line react/exhaustive-deps -- each answer is read from its top
  }, [answers])
  const places = new Map(addressesOf(answer).map((address, index) => [address, index]))
  const hit = (address: string) => {
    const index = places.get(address)!
    return {
      address,
      id: hitId(index),
      chosen: index === active,
      point: () => dispatch({ type: 'moved', to: index }),
      followed,
    }
  }
  const weak = weakFrom(answer)
  const meant = <SearchMeant suggestion={suggestion} type={type} />
  const isBusy = phase === 'waiting'
  return (
    <div className={fresh ? 'hits' : 'hits hits--old'} aria-busy={isBusy} ref={box}>
      {!late && meant}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the field holds the focus */}
      <div id="hits" role="listbox" tabIndex={0} aria-label={strings.searchResults} ref={list}>
        {pages.map((page, index) => (
          <Fragment key={page.address}>
            {index === weak && <Part name={strings.searchWeak} />}
            <SearchGroup
              page={page}
              text={text}
              series={page.series === pages[index - 1]?.series ? undefined : page.series}
              headed={index >= weak}
              hit={hit}
            />
          </Fragment>
        ))}
        {others.length > 0 && <Part name={strings.searchOthers} />}
        {others.map((page) => (
          <SearchGroup key={page.address} page={page} text={text} hit={hit} />
        ))}
      </div>
      {late && meant}
      {phase === 'failed' && (
        <SearchFailed says={strings.searchCut} retry={() => dispatch({ type: 'retried' })} />
      )}
      {answer.total > pages.length && phase !== 'failed' && (
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
function Part({ name }: { readonly name: string }) {
  return (
    <p className="hits-part" aria-hidden="true">
      {name}
    </p>
  )
}
