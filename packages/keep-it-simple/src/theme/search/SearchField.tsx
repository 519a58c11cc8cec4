import { Icon } from '../parts/Icon.tsx'
import { useSite } from '../site-context.ts'

interface Props {
  readonly text: string
  /** Id of the chosen hit. */
  readonly active: string | undefined
  readonly type: (text: string, composing: boolean) => void
  readonly close: () => void
}

/** While an input method composes, the field changes and nothing is searched. */
export function SearchField({ text, active, type, close }: Props) {
  const { strings } = useSite()
  return (
    <div className="search-field">
      <Icon name="search" />
      <input
        type="text"
        role="combobox"
        aria-expanded={active !== undefined}
        aria-controls="hits"
        aria-activedescendant={active}
        aria-autocomplete="list"
        aria-label={strings.search}
        value={text}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="go"
        onChange={({ target, nativeEvent }) =>
          type(target.value, (nativeEvent as InputEvent).isComposing)
        }
        onCompositionEnd={({ currentTarget }) => type(currentTarget.value, false)}
      />
      <button className="tool" type="button" aria-label={strings.closeSheet} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  )
}
