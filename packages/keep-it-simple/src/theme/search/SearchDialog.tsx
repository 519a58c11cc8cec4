import { Icon } from '../parts/Icon.tsx'
import { useSite } from '../site-context.ts'

/**
 * S2.8: a native dialog keeps the focus inside and gives it back; Escape and a click beside it close it. It
 * is in every document, so that there is a field to type into at once; what the field finds comes with
 * `search-island.tsx`, which replaces what says that it is on its way.
 */
export function SearchDialog() {
  const { strings } = useSite()
  return (
    <dialog className="search" id="kis-search" aria-label={strings.searchTitle} closedby="any">
      <div className="search-box">
        <div className="search-field">
          <Icon name="search" />
          <input
            type="text"
            role="combobox"
            aria-expanded="false"
            aria-controls="hits"
            aria-autocomplete="list"
            aria-label={strings.search}
            placeholder={strings.searchTitle}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            enterKeyHint="go"
          />
          <button
            className="tool"
            type="button"
            aria-label={strings.closeSheet}
            data-action="close-search"
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="search-rest">
          <p className="search-wait" role="status" data-failed={strings.searchFailed}>
            {strings.loading}
          </p>
        </div>
      </div>
    </dialog>
  )
}
