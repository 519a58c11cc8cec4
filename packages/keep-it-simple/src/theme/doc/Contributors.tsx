import type { Contributor } from '#model/git.ts'
import { useSite } from '../site-context.ts'

/** Of a first and a last name; of a name in Chinese its first character. */
const initialsOf = (name: string): string =>
  name
    .split(/[\s._-]+/)
    .filter((word) => word !== '')
    .map((word) => [...word][0]!.toUpperCase())
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')

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
            {avatar === undefined ? (
              <span className="initials" aria-hidden="true">
                {initialsOf(name)}
              </span>
            ) : (
              <img src={avatar} width="28" height="28" alt="" />
            )}
            {url === undefined ? name : <a href={url}>{name}</a>}
          </li>
        ))}
      </ul>
    </>
  )
}
