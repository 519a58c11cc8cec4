import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { fill, fillCount } from '#locale/fill.ts'
import type { PageData } from '#model/page.ts'
import type { Lang } from '#model/locale.ts'
import type { SearchFacets } from '#model/search.ts'
import { useSite } from '../site-context.ts'
import { loadProvider } from './provider.ts'
import { SearchBlank } from './SearchBlank.tsx'
import { optionId, SearchHits } from './SearchHits.tsx'
import { movedBy, weakFrom, type SearchState } from './search-state.ts'
import { rememberSearch, useSearch, type Search } from './use-search.ts'

type Place = Pick<PageData, 'lang' | 'locale'>

interface Props {
  readonly page: Place
  /** With the field, which was there before. */
  readonly dialog: HTMLDialogElement
}

/** Everything below the field: choices, hits or what is in their place, keys and count. */
export function SearchBox({ page, dialog }: Props) {
  const { site } = useSite()
  const field = dialog.querySelector('input')!
  const others = site.locales.map(({ lang }) => lang).filter((lang) => lang !== page.lang)
  const langs: [Lang, ...Lang[]] = [page.lang, ...others]
  const search = useSearch(() => loadProvider(site, page.locale), langs, field.value)
  const { state, dispatch } = search
  const { answer, active, text, fresh, phase } = state
  const close = () => dialog.close()
  /** What a button types, the reader may go on with. */
  const type = (value: string) => {
    fillField(field, value)
    dispatch({ type: 'typed', text: value })
  }
  const choose = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    const inList = target === field || (target as Element).matches('[role=listbox]')
    // An answer to what was typed before must not be opened instead of the one on its way.
    const isOld = phase !== 'idle' && !fresh
    if (event.isComposing || event.keyCode === COMPOSING || !inList || isOld) return
    const options = dialog.querySelectorAll<HTMLElement>('[role=option]')
    const to = movedBy(key, active, options.length)
    const chosen = options[active]
    if (to !== undefined) {
      dispatch({ type: 'moved', to })
      options[to]!.scrollIntoView({ block: 'nearest' })
    } else if (key !== 'Enter' || !chosen) return
    else if ((event.ctrlKey || event.metaKey) && chosen instanceof HTMLAnchorElement)
      window.open(chosen.href, '_blank', 'noopener')
    else chosen.click()
    event.preventDefault()
  })
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    // While an input method composes, the field changes and nothing is searched.
    const typed = () => flushSync(() => dispatch({ type: 'typed', text: field.value }))
    field.addEventListener('input', (event) => event.isComposing || typed(), {
      signal,
    })
    field.addEventListener('compositionend', typed, { signal })
    dialog.addEventListener('keydown', choose, { signal })
    return () => stop.abort()
  }, [dialog, field, dispatch])
  // Says what is chosen.
  useEffect(() => name(field, dialog, optionId(active)))
  const choices = {
    active,
    point: (to: number) => dispatch({ type: 'moved', to }),
    followed: () => {
      rememberSearch(text)
      close()
    },
  }
  const isFound = answer && answer.pages.length + (answer.others ?? []).length > 0
  return (
    <>
      <Tools {...search} />
      {isFound ? (
        <SearchHits search={search} answer={answer} type={type} {...choices} />
      ) : (
        <SearchBlank search={search} type={type} close={close} {...choices} />
      )}
      <footer>
        <Keys />
        <Status state={state} page={page} />
      </footer>
    </>
  )
}

function fillField(field: HTMLInputElement, value: string): void {
  field.value = value
  field.focus()
}

function name(field: HTMLInputElement, dialog: HTMLDialogElement, id: string): void {
  field.setAttribute('aria-controls', dialog.querySelector('[role=listbox]')?.id ?? 'hits')
  field.ariaExpanded = String(dialog.querySelector('[role=option]') !== null)
  if (dialog.querySelector(`#${id}`)) field.setAttribute('aria-activedescendant', id)
  else field.removeAttribute('aria-activedescendant')
}

/** What older browsers say instead of `isComposing`. */
const COMPOSING = 229

const NOTHING: SearchFacets = { series: [], tags: [] }

/** S2.8.2: the other languages on request; series and tags, fetched when a reader looks. */
function Tools({ state, dispatch, langs, provider }: Search) {
  const { site, strings } = useSite()
  const [facets, setFacets] = useState(NOTHING)
  const [open, setOpen] = useState(false)
  const { series, tag, both } = state
  useEffect(() => {
    if (!open) return
    provider()
      .then((one) => one.facets(langs))
      .then(setFacets, () => setFacets(NOTHING))
    // oxlint-disable-next-line react/exhaustive-deps -- both languages have other values
  }, [open, both])
  const choice = (
    key: 'series' | 'tag',
    name: string,
    values: readonly string[],
    value: string | undefined,
  ) => (
    <label>
      {name}
      <select
        value={value ?? ''}
        onChange={({ target }) => {
          const { [key]: _, ...other } = {
            ...(series !== undefined && { series }),
            ...(tag !== undefined && { tag }),
          }
          const chosen = target.value === '' ? {} : { [key]: target.value }
          dispatch({ type: 'narrowed', ...other, ...chosen })
        }}
      >
        <option value="">{strings.searchAny}</option>
        {values.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  )
  return (
    <div className="search-tools">
      {site.locales.length > 1 && (
        <label>
          <input
            type="checkbox"
            checked={both}
            onChange={({ target }) => dispatch({ type: 'widened', both: target.checked })}
          />
          {strings.searchAll}
        </label>
      )}
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{strings.searchFilter}</summary>
        {choice('series', strings.searchSeries, facets.series, series)}
        {choice('tag', strings.searchTag, facets.tags, tag)}
      </details>
    </div>
  )
}

/** The keys, for those who have some. */
function Keys() {
  const { strings } = useSite()
  return [
    [['↑', '↓'], strings.searchKeyChoose],
    [['↵'], strings.searchKeyOpen],
    [['Esc'], strings.searchKeyClose],
  ].map(([keys, does]) => (
    <span key={String(keys)} className="keys">
      {(keys as string[]).map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
      {does}
    </span>
  ))
}

interface StatusProps {
  readonly state: SearchState
  readonly page: Place
}

/** How much was found, read out once. */
export function Status({ state: { answer, phase, both }, page }: StatusProps) {
  const { site, strings, lang } = useSite()
  if (phase !== 'shown' || !answer)
    return <span role="status">{phase === 'waiting' && !answer && strings.searching}</span>
  const { total, pages, others = [], suggestion } = answer
  const language = site.locales.find(({ prefix }) => prefix === page.locale)?.label ?? page.lang
  const inOne = site.locales.length > 1 ? strings.searchCountIn : strings.searchCount
  const count = fillCount(both ? strings.searchCountAll : inOne, total, lang, { language })
  const weak = pages.length - weakFrom(answer)
  // The weak ones come last: those not shown are weak as well.
  const sign = total > pages.length ? '+' : ''
  const heard = [
    ...(weak > 0 ? [fillCount(strings.searchCountWeak, weak, lang, { sign })] : []),
    ...(others.length > 0 ? [fillCount(strings.searchCountOthers, others.length, lang)] : []),
    ...(suggestion === undefined ? [] : [fill(strings.searchMeant, { suggestion })]),
  ]
  return (
    <span role="status">
      {answer.cachedOnly ? strings.offline?.searched : count}
      {/* Seen among the hits, where no one hears it. */}
      {heard.map((one) => (
        <span key={one} className="sr">{` · ${one}`}</span>
      ))}
    </span>
  )
}
