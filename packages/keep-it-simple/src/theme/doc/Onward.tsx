import type { RelatedPage, WaysOn } from '#model/related.ts'
import { useSite } from '../site-context.ts'

/** Where to go on from an article: pages like it, and those that cite it, each with its reason. */
export function Onward({ page: { related, citedBy } }: { readonly page: WaysOn }) {
  const { strings } = useSite()
  return (
    <div className="onward">
      {related && <Ways id="doc-related" title={strings.relatedPages} pages={related} />}
      {citedBy && <Ways id="doc-cited" title={strings.citedBy} pages={citedBy} />}
    </div>
  )
}

function Ways({
  id,
  title,
  pages,
}: {
  readonly id: string
  readonly title: string
  readonly pages: readonly RelatedPage[]
}) {
  const { href } = useSite()
  return (
    <nav aria-labelledby={id}>
      <h2 className="sub" id={id}>
        {title}
      </h2>
      <ul>
        {pages.map(({ path, title: name, why }) => (
          <li key={path}>
            <a href={href(path)}>{name}</a>
            {why !== undefined && <small>{why}</small>}
          </li>
        ))}
      </ul>
    </nav>
  )
}
