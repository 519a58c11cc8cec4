import type { Contributor } from '#model/git.ts'
import { useSite } from '../site-context.ts'

/** S2.6.16: the heading has an anchor like those of the text. */
export function Contributors({ people }: { readonly people: readonly Contributor[] }) {
  const { strings } = useSite()
  return (
    <>
      <h2 className="sub" id="doc-contributors" aria-label={strings.contributors}>
        {strings.contributors}
        <a className="anchor" href="#doc-contributors" aria-label={strings.anchorLabel}>
          §
        </a>
      </h2>
      <ul className="people">
        {people.map(({ name, url, avatar }) => (
          <li key={name}>
            {avatar !== undefined && <img src={avatar} width="28" height="28" alt="" />}
            {url === undefined ? name : <a href={url}>{name}</a>}
          </li>
        ))}
      </ul>
    </>
  )
}
