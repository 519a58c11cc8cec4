import '../styles/alone.css'
import '../lock/lock.css'
import { useEffect, useRef } from 'react'
import type { LockedPage } from '#model/page.ts'
import { ACT } from '#browser/action-event.ts'
import { useUnlock } from '../lock/use-unlock.ts'
import { Icon } from '../parts/Icon.tsx'
import { useSite } from '../site-context.ts'

const PROBLEM = 'password-problem'

/**
 * S2.6.13: the prompt. The field has no name and the form nowhere to go: without script nothing that is
 * typed can leave the page.
 */
export function LockedLayout({ page }: { readonly page: LockedPage }) {
  const { strings } = useSite()
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { state, submit, clear } = useUnlock(page, field)
  // A click may come before the application has started: the early listener queues it, and it arrives here.
  useEffect(() => {
    const control = button.current
    control?.addEventListener(ACT, submit)
    return () => control?.removeEventListener(ACT, submit)
  }, [submit])
  const sentence = page.scope === 'site' ? strings.siteLocked : strings.pageLocked
  const said = {
    ready: '',
    busy: strings.unlocking,
    wrong: strings.wrongPassword,
    failed: strings.openingFailed,
    insecure: strings.lockNeedsHttps,
  }[state]
  // S8.6: a wrong password only marks the field; what is wrong is spoken.
  const seen = state === 'failed' || state === 'insecure'
  return (
    <main id="main" tabIndex={-1} className="alone">
      <form
        className="gate"
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <div className="lock">
          <Icon name="lock" />
        </div>
        {page.titled && <p className="gate-title">{page.title}</p>}
        <h1>{sentence}</h1>
        {page.hint !== undefined && <p>{page.hint}</p>}
        {/* The name under which a password manager stores the password. */}
        <input type="text" autoComplete="username" value={page.path} readOnly hidden />
        <div className="gate-field">
          <input
            ref={field}
            id="password"
            type="password"
            autoComplete="current-password"
            aria-label={strings.enterPassword}
            placeholder={strings.enterPassword}
            aria-invalid={state === 'wrong' || undefined}
            aria-describedby={PROBLEM}
            onInput={clear}
          />
          <button
            ref={button}
            className="btn btn--ink"
            type="submit"
            data-action="unlock"
            aria-busy={state === 'busy' || undefined}
          >
            {strings.confirm}
          </button>
        </div>
        <p id={PROBLEM} className={seen ? 'gate-problem' : 'sr'} role="status">
          {said}
        </p>
        <noscript>
          <p>{strings.lockNeedsScript}</p>
        </noscript>
      </form>
    </main>
  )
}
