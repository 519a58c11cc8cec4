import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import type { PageData } from '#model/page.ts'
import type { Lang } from '#model/locale.ts'
import { useSite } from '../site-context.ts'
import { hitId, SearchHits } from './SearchHits.tsx'
import { loadProvider } from './provider.ts'
import { rememberSearch } from './recent-searches.ts'
import { SearchBlank } from './SearchBlank.tsx'
import { SearchKeys } from './SearchKeys.tsx'
import { SearchTools } from './SearchTools.tsx'
import { SearchStatus } from './SearchStatus.tsx'
import { addressesOf } from './search-answers.ts'
import { isInSight, movedBy } from './search-state.ts'
import { useSearch } from './use-search.ts'

interface Props {
  readonly page: Pick<PageData, 'lang' | 'locale'>
  /** With the field, which was there before. */
  readonly dialog: HTMLDialogElement
}

/** Everything below the field: choices, hits or what stands in for them, keys and count. */
export function SearchBox({ page, dialog }: Props) {
  const { site, href } = useSite()
  const field = dialog.querySelector('input')!
  const others = site.locales.map(({ lang }) => lang).filter((lang) => lang !== page.lang)
  const load = () => loadProvider(site, page.locale)
  const langs: [Lang, ...Lang[]] = [page.lang, ...others]
  const { state, dispatch, provider, asked } = useSearch(load, langs, field.value)
  const close = () => dialog.close()
  const { answer, active, text } = state
  const addresses = addressesOf(answer)
  const isShown = isInSight(state)
  /** What a button types, the reader may go on with. */
  const type = (value: string) => {
    fill(field, value)
    dispatch({ type: 'typed', text: value })
  }

  const choose = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    const inList = target === field || (target as Element).matches('[role=listbox]')
    if (event.isComposing || event.keyCode === COMPOSING || !inList || !isShown) return
    const to = movedBy(key, active, addresses.length)
    if (to !== undefined) {
      dispatch({ type: 'moved', to })
      dialog.querySelector(`#${hitId(to)}`)?.scrollIntoView({ block: 'nearest' })
    } else if (key === 'Enter' && (event.ctrlKey || event.metaKey))
      window.open(href(addresses[active]!), '_blank', 'noopener')
    else if (key === 'Enter') dialog.querySelector<HTMLElement>(`#${hitId(active)}`)?.click()
    else return
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
  useEffect(() => name(field, isShown ? hitId(active) : undefined), [field, isShown, active])
  const followed = () => {
    rememberSearch(text)
    close()
  }
  return (
    <>
      <SearchTools state={state} dispatch={dispatch} langs={asked} provider={provider} />
      {answer && addresses.length > 0 ? (
        <SearchHits
          state={state}
          answer={answer}
          dispatch={dispatch}
          type={type}
          followed={followed}
        />
      ) : (
        <SearchBlank
          state={state}
          dispatch={dispatch}
          langs={asked}
          provider={provider}
          type={type}
          followed={followed}
          close={close}
        />
      )}
      <footer>
        <SearchKeys />
        <SearchStatus state={state} page={page} />
      </footer>
    </>
  )
}

/** What older browsers say instead of `isComposing`. */
const COMPOSING = 229

function fill(field: HTMLInputElement, value: string): void {
  field.value = value
  field.focus()
}

/** Says which hit is chosen. */
function name(field: HTMLInputElement, hit: string | undefined): void {
  field.ariaExpanded = String(hit !== undefined)
  if (hit === undefined) field.removeAttribute('aria-activedescendant')
  else field.setAttribute('aria-activedescendant', hit)
}
