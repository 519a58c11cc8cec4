import type { PostListInfo } from '#model/list-page.ts'
import { useSite } from '../site-context.ts'
import { ListNav } from './ListNav.tsx'

/** S2.6.12: in the margin of an article, where there is one, what the posts modal shows on smaller screens. */
export function ListMargin({
  collection,
  path,
}: {
  readonly collection: PostListInfo
  readonly path: string
}) {
  const { site } = useSite()
  return (
    <aside className="margin" aria-label={site.profile.name}>
      <strong>{site.profile.name}</strong>
      <ListNav collection={collection} path={path} />
    </aside>
  )
}
