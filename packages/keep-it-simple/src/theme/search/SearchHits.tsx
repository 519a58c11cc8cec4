import type { Dispatch } from 'react'
import { textDirection } from '#model/language.ts'
import type { SearchAnswer } from '#model/search.ts'
import { markWords } from '#model/snippet.ts'
import { useSite } from '../site-context.ts'
import { SearchHit } from './SearchHit.tsx'
import { addressesOf, type SearchAction } from './search-state.ts'

interface Props {
  readonly answer: SearchAnswer
  readonly text: string
  readonly active: number
  readonly busy: boolean
  readonly dispatch: Dispatch<SearchAction>
  readonly followed: () => void
}

export const hitId = (index: number): string => `hit-${index}`

/** A group for each page, with its sections; the name of a series stands above its pages. */
export function SearchHits({ answer, text, active, busy, dispatch, followed }: Props) {
  const { strings } = useSite()
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
  return (
    <div className="hits" aria-busy={busy}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the field holds the focus */}
      <div id="hits" role="listbox" tabIndex={0} aria-label={strings.searchResults}>
        {answer.pages.map(({ address, title, lang, series, snippet, sections }, index) => (
          <div key={address} role="group" aria-label={title} lang={lang} dir={textDirection(lang)}>
            {series !== undefined && series !== answer.pages[index - 1]?.series && (
              <p className="hits-in" aria-hidden="true">
                {series}
              </p>
            )}
            <SearchHit {...hit(address)} title={markWords(title, text)} snippet={snippet} />
            {sections.map((section) => (
              <SearchHit
                key={section.address}
                {...hit(section.address)}
                inside
                title={markWords(section.title, text)}
                snippet={section.snippet}
              />
            ))}
          </div>
        ))}
      </div>
      {(answer.total > answer.pages.length || answer.more) && (
        <button
          className="btn btn--small"
          type="button"
          disabled={busy}
          onClick={() => dispatch({ type: 'more' })}
        >
          {strings.searchMore}
        </button>
      )}
    </div>
  )
}
