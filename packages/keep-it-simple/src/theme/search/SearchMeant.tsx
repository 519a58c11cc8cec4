import { fill } from '#locale/fill.ts'
import { useSite } from '../site-context.ts'

interface Props {
  readonly suggestion: string | undefined
  readonly type: (text: string) => void
}

/** Did you mean …: a button that types it. */
export function SearchMeant({ suggestion, type }: Props) {
  const { strings } = useSite()
  if (suggestion === undefined) return null
  const [before, after] = strings.searchMeant.split('{suggestion}')
  return (
    <p className="meant">
      {before}
      <button
        type="button"
        aria-label={fill(strings.searchMeant, { suggestion })}
        onClick={() => type(suggestion)}
      >
        {suggestion}
      </button>
      {after}
    </p>
  )
}
