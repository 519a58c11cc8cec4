import { fill, fillCount } from '#locale/fill.ts'
import type { PageData } from '#model/page.ts'
import { useSite } from '../site-context.ts'
import { weakFrom } from './search-answers.ts'
import type { SearchState } from './search-state.ts'

interface Props {
  readonly state: SearchState
  readonly page: Pick<PageData, 'lang' | 'locale'>
}

/** How much was found, once the answer is whole: read out, so it is said once. */
export function SearchStatus({ state, page }: Props) {
  const { strings } = useSite()
  const { answer, phase } = state
  const [count, ...rest] = useCounts(state, page)
  if (phase !== 'shown')
    return <span role="status">{phase === 'waiting' && !answer && strings.searching}</span>
  return (
    <span role="status">
      {answer?.cachedOnly ? strings.offline?.searched : count}
      {/* Seen among the hits, where nobody hears it. */}
      {rest.map((one) => (
        <span key={one} className="sr">{` · ${one}`}</span>
      ))}
    </span>
  )
}

function useCounts({ answer, both }: SearchState, page: Props['page']): string[] {
  const { site, strings, lang } = useSite()
  if (!answer) return []
  const { total, pages, others = [], suggestion } = answer
  const language = site.locales.find(({ prefix }) => prefix === page.locale)?.label ?? page.lang
  const inOne = site.locales.length > 1 ? strings.searchCountIn : strings.searchCount
  const count = both ? strings.searchCountAll : inOne
  const weak = pages.length - weakFrom(answer)
  // The weak ones come last: those not shown are weak as well.
  const sign = total > pages.length ? '+' : ''
  return [
    fillCount(count, total, lang, { language }),
    ...(weak > 0 ? [fillCount(strings.searchCountWeak, weak, lang, { sign })] : []),
    ...(others.length > 0 ? [fillCount(strings.searchCountOthers, others.length, lang)] : []),
    ...(suggestion === undefined ? [] : [fill(strings.searchMeant, { suggestion })]),
  ]
}
