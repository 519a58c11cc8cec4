import { useSite } from '../site-context.ts'

/** Beneath what was unlocked: a way to leave it locked behind (`page-assets/lock.ts`). */
export function LockAgain() {
  const { strings } = useSite()
  return (
    <div className="relock">
      <p>{strings.openedNote}</p>
      <button className="btn btn--small" type="button">
        {strings.lockAgain}
      </button>
    </div>
  )
}
