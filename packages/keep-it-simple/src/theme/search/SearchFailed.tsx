import { useSite } from '../site-context.ts'

interface Props {
  readonly says: string
  readonly retry: () => void
}

/** S8.5: no answer, or not the whole of one. */
export function SearchFailed({ says, retry }: Props) {
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
