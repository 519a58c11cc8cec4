import { useRevalidator } from 'react-router'
import { useSite } from '../site-context.ts'
import { lockAgain } from './unlock.ts'

/** Beneath what was unlocked: a way to leave it locked behind. */
export function LockAgain() {
  const { strings } = useSite()
  const { revalidate } = useRevalidator()
  const lock = async () => {
    await lockAgain()
    await revalidate()
  }
  return (
    <div className="relock">
      <p>{strings.openedNote}</p>
      <button className="btn btn--small" type="button" onClick={() => void lock()}>
        {strings.lockAgain}
      </button>
    </div>
  )
}
