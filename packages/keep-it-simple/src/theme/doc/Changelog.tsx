import { fillCount } from '#locale/fill.ts'
import type { ChangelogEntry } from '#model/git.ts'
import { Icon } from '../parts/Icon.tsx'
import { useSite } from '../site-context.ts'

/** S2.6.10: the button is the disclosure's own. */
export function Changelog({
  entries,
  total = entries.length,
}: {
  readonly entries: readonly ChangelogEntry[]
  readonly total: number | undefined
}) {
  const { strings, lang } = useSite()
  return (
    <section id="doc-changelog">
      <h2 className="sub" aria-label={strings.changelog}>
        {strings.changelog}
        <a className="anchor" href="#doc-changelog" aria-label={strings.anchorLabel}>
          §
        </a>
      </h2>
      <details className="log">
        <summary>
          <Icon name="history" />
          {fillCount(strings.changelogCount, total, lang)}
          <span>{entries[0]?.time.slice(0, 10)}</span>
        </summary>
        <ol>
          {entries.map(({ hash, message, time, tag }) => (
            <li key={hash}>
              <code>{hash}</code>
              <span>
                {tag === undefined ? message : `${message} `}
                {tag !== undefined && <span className="badge">{tag}</span>}
              </span>
              <time>{time.slice(0, 10)}</time>
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}
