import { useEffect, useState } from 'react'
import type { Lang } from '#model/locale.ts'
import type { SearchPage, SearchProvider } from '#model/search.ts'
import { useSite } from '../site-context.ts'
import { forgetSearches, recentSearches } from './recent-searches.ts'
import { SearchPages } from './SearchPages.tsx'

interface Props {
  readonly langs: readonly Lang[]
  readonly provider: () => Promise<SearchProvider>
  readonly type: (text: string) => void
  readonly close: () => void
}

/** Nothing was typed yet: what was searched for before, a way to forget it, and pages to begin with. */
export function SearchStart({ langs, provider, type, close }: Props) {
  const { strings } = useSite()
  const [recent, setRecent] = useState(recentSearches)
  const [popular, setPopular] = useState<readonly SearchPage[]>([])
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
      {recent.length > 0 && (
        <div className="blank-hint recent">
          {strings.searchRecent}
          {recent.map((text) => (
            <button key={text} className="recent-one" type="button" onClick={() => type(text)}>
              {text}
            </button>
          ))}
          <button className="recent-clear" type="button" onClick={forget}>
            {strings.searchForget}
          </button>
        </div>
      )}
      <SearchPages name={strings.searchPopular} pages={popular} followed={close} />
    </div>
  )
}
