import { useState, type Dispatch } from 'react'
import type { Lang } from '#model/locale.ts'
import type { SearchFacets, SearchProvider } from '#model/search.ts'
import { useSite } from '../site-context.ts'
import type { SearchAction, SearchState } from './search-state.ts'

interface Props {
  readonly state: SearchState
  readonly dispatch: Dispatch<SearchAction>
  readonly langs: readonly Lang[]
  readonly provider: () => Promise<SearchProvider>
}

const NOTHING: SearchFacets = { series: [], tags: [] }

/** S2.8.2: the other languages on request; series and tags, fetched when somebody looks. */
export function SearchTools({ state, dispatch, langs, provider }: Props) {
  const { site, strings } = useSite()
  const [facets, setFacets] = useState(NOTHING)
  const fetchFacets = (wanted: readonly Lang[]) =>
    provider()
      .then((one) => one.facets(wanted))
      .then(setFacets, () => setFacets(NOTHING))
  const { series, tag, both } = state
  const [open, setOpen] = useState(false)
  return (
    <div className="search-tools">
      {site.locales.length > 1 && (
        <label>
          <input
            type="checkbox"
            checked={both}
            onChange={({ target }) => {
              dispatch({ type: 'widened', both: target.checked })
              const all = site.locales.map(({ lang }) => lang)
              if (open) void fetchFacets(target.checked ? all : langs.slice(0, 1))
            }}
          />
          {strings.searchAll}
        </label>
      )}
      <details
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open)
          if (currentTarget.open) void fetchFacets(langs)
        }}
      >
        <summary>{strings.searchFilter}</summary>
        <Choice
          name={strings.searchSeries}
          values={facets.series}
          value={series}
          choose={(value) => dispatch({ type: 'narrowed', series: value, tag })}
        />
        <Choice
          name={strings.searchTag}
          values={facets.tags}
          value={tag}
          choose={(value) => dispatch({ type: 'narrowed', series, tag: value })}
        />
      </details>
    </div>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly values: readonly string[]
  readonly value: string | undefined
  readonly choose: (value: string | undefined) => void
}

function Choice({ name, values, value = '', choose }: ChoiceProps) {
  const { strings } = useSite()
  return (
    <label>
      {name}
      <select
        value={value}
        onChange={({ target }) => choose(target.value === '' ? undefined : target.value)}
      >
        <option value="">{strings.searchAny}</option>
        {values.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  )
}
