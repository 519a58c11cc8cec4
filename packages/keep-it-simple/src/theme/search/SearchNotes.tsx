import { fill } from '#locale/fill.ts'
import { useSite } from '../site-context.ts'

/** Did you mean …: a button that types it. */
export function Meant({
  suggestion,
  type,
}: {
  readonly suggestion: string | undefined
  readonly type: (text: string) => void
}) {
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

/** S8.5: no answer, or not the whole of one. */
export function Failed({ says, retry }: { readonly says: string; readonly retry: () => void }) {
  const { strings } = useSite()
  return (
    <div className="blank" role="alert">
      <p>{says}</p>
      <p className="blank-hint">{strings.searchFailedHint}</p>
      <button className="btn btn--small" type="button" onClick={retry}>
        {strings.tryAgain}
      </button>
    </div>
  )
}
