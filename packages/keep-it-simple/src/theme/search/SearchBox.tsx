import { useRef, type KeyboardEvent } from 'react'
import type { PageData } from '#model/page.ts'
import type { Lang } from '#model/locale.ts'
import { useSite } from '../site-context.ts'
import { hitId, SearchHits } from './SearchHits.tsx'
import { loadProvider } from './provider.ts'
import { rememberSearch } from './recent-searches.ts'
import { SearchBlank } from './SearchBlank.tsx'
import { SearchField } from './SearchField.tsx'
import { SearchKeys } from './SearchKeys.tsx'
import { SearchTools } from './SearchTools.tsx'
import { SearchStatus } from './SearchStatus.tsx'
import { addressesOf } from './search-answers.ts'
import { isInSight, movedBy } from './search-state.ts'
import { useSearch } from './use-search.ts'

interface Props {
  readonly page: Pick<PageData, 'lang' | 'locale'>
  readonly close: () => void
}

/** Everything inside the dialog: field, choices, hits or what stands in for them, keys and count. */
export function SearchBox({ page, close }: Props) {
  const { site, href } = useSite()
  const box = useRef<HTMLDivElement>(null)
  const others = site.locales.map(({ lang }) => lang).filter((lang) => lang !== page.lang)
  const load = () => loadProvider(site, page.locale)
  const langs: [Lang, ...Lang[]] = [page.lang, ...others]
  const { state, dispatch, provider, asked } = useSearch(load, langs)
  const { answer, active, text } = state
  const addresses = addressesOf(answer)
  const isShown = isInSight(state)
  /** What a button types, the reader may go on with. */
  const type = (value: string) => {
    dispatch({ type: 'typed', text: value, composing: false })
    box.current?.querySelector('input')?.focus()
  }

  const choose = (event: KeyboardEvent) => {
    const { nativeEvent, target, key } = event
    const inList = (target as Element).matches('input[role], [role=listbox]')
    if (nativeEvent.isComposing || nativeEvent.keyCode === COMPOSING || !inList || !isShown) return
    const to = movedBy(key, active, addresses.length)
    if (to !== undefined) {
      dispatch({ type: 'moved', to })
      box.current?.querySelector(`#${hitId(to)}`)?.scrollIntoView({ block: 'nearest' })
    } else if (key === 'Enter' && (event.ctrlKey || event.metaKey))
      window.open(href(addresses[active]!), '_blank', 'noopener')
    else if (key === 'Enter') box.current?.querySelector<HTMLElement>(`#${hitId(active)}`)?.click()
    else return
    event.preventDefault()
  }
  const followed = () => {
    rememberSearch(text)
    close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the field and the list inside
    <div className="search-box" ref={box} onKeyDown={choose}>
      <SearchField
        text={state.field}
        active={isShown ? hitId(active) : undefined}
        type={(value, composing) => dispatch({ type: 'typed', text: value, composing })}
        close={close}
      />
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
    </div>
  )
}

/** What older browsers say instead of `isComposing`. */
const COMPOSING = 229
