import type { DeskState } from '#model/desk.ts'
import type { DeskWords } from './desk-words.ts'

interface Props {
  readonly state: DeskState
  readonly words: DeskWords
  readonly onOpen: () => void
}

/** A tab in the margin: how many problems there are, or only a dot. It is as narrow as the margin of a phone. */
export function DeskBadge({ state, words, onOpen }: Props) {
  const { errors, warnings } = state
  const said = words.problemsIn(state)
  return (
    <button
      type="button"
      className={`desk-badge${errors + warnings === 0 ? ' desk-badge--quiet' : ''}`}
      aria-label={`${words.open}: ${said}`}
      aria-expanded="false"
      title={said}
      onClick={onOpen}
    >
      {errors > 0 && <b className="desk-count desk-count--error">{short(errors)}</b>}
      {warnings > 0 && <b className="desk-count desk-count--warning">{short(warnings)}</b>}
      {errors + warnings === 0 && <span className="desk-dot" />}
    </button>
  )
}

/** Two figures are as many as the tab has room for. */
const short = (count: number): string => String(Math.min(count, 99))
