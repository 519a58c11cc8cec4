import type { PostListInfo } from '#model/list-page.ts'
import { useSite } from '../site-context.ts'
import { listLinks } from './list-links.ts'

interface Props {
  readonly collection: PostListInfo
  /** Address of the page that is shown. */
  readonly path: string
  /** Address of the list it belongs to. */
  readonly current?: string | undefined
}

/** The ways between the lists of a collection. */
export function ListNav({ collection, path, current }: Props) {
  const { strings, lang, href } = useSite()
  return (
    <nav className="subnav" aria-label={collection.title}>
      {listLinks(collection, { strings, lang }).map(({ link, text, total }) => (
        <a
          key={link}
          href={href(link)}
          aria-current={link !== current ? undefined : link === path ? 'page' : true}
        >
          {link === collection.link ? strings.allOfList : text}
          <span>{total}</span>
        </a>
      ))}
    </nav>
  )
}
