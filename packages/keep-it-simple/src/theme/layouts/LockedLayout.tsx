import '../styles/alone.css'
import type { LockedPage } from '#model/page.ts'
import type { LockPrompt } from '#model/seal.ts'
import { Icon } from '../parts/Icon.tsx'
import { useSite } from '../site-context.ts'

const PROBLEM = 'password-problem'

/**
 * S2.6.13: the prompt, which `page-assets/lock.ts` answers. The field has no name and the form nowhere to
 * go: without script nothing that is typed can leave the page.
 */
export function LockedLayout({ page }: { readonly page: LockedPage }) {
  const { strings, site } = useSite()
  const sentence = page.scope === 'site' ? strings.siteLocked : strings.pageLocked
  const prompt: LockPrompt = { base: site.base, scope: page.scope, seal: page.seal! }
  const says = {
    busy: strings.unlocking,
    wrong: strings.wrongPassword,
    failed: strings.openingFailed,
    insecure: strings.lockNeedsHttps,
  }
  return (
    <main id="main" tabIndex={-1} className="alone">
      <form
        className="gate"
        method="dialog"
        data-prompt={JSON.stringify(prompt)}
        data-says={JSON.stringify(says)}
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
            id="password"
            type="password"
            autoComplete="current-password"
            aria-label={strings.enterPassword}
            placeholder={strings.enterPassword}
            aria-describedby={PROBLEM}
          />
          <button className="btn btn--ink" type="submit" data-action="unlock">
            {strings.confirm}
          </button>
        </div>
        <p id={PROBLEM} className="sr" role="status" />
        <noscript>
          <p>{strings.lockNeedsScript}</p>
        </noscript>
      </form>
    </main>
  )
}
