import type { PostListInfo } from '#model/list-page.ts'
import type { PageData } from '#model/page.ts'
import { Icon } from '../parts/Icon.tsx'
import { useSite } from '../site-context.ts'
import { listLinks } from './list-links.ts'
import { Profile } from './Profile.tsx'

const ID = 'posts-sheet'
const SHOW = { command: 'show-modal', commandfor: ID }

interface Props {
  readonly page: Pick<PageData, 'path' | 'locale'>
  readonly collection: PostListInfo
}

/** S2.6.12: the posts modal of small screens, and its button. */
export function PostsSheet({ page, collection }: Props) {
  // S4.16: with another page comes another sheet, a closed one.
  return <Sheet key={page.path} page={page} collection={collection} />
}

/** Browsers that know commands open it before any script has run; the form closes it. */
function Sheet({ page, collection }: Props) {
  const { strings, lang, href } = useSite()
  return (
    <>
      <button
        className="tool only-posts"
        type="button"
        aria-label={strings.authorAndIndex}
        aria-haspopup="dialog"
        aria-expanded={false}
        data-action="sheet"
        {...SHOW}
      >
        <Icon name="lines" />
      </button>
      <dialog className="sheet" id={ID} aria-label={strings.authorAndIndex} closedby="any">
        <form method="dialog">
          <button className="tool" aria-label={strings.closeSheet}>
            <Icon name="close" />
          </button>
        </form>
        <Profile className="me" locale={page.locale} size={72} />
        <ul className="tally">
          {listLinks(collection, { strings, lang }).map(({ link, text, total }) => (
            <li key={link}>
              <a href={href(link)} aria-current={link === page.path ? 'page' : undefined}>
                {text}
                <span>{total}</span>
              </a>
            </li>
          ))}
        </ul>
      </dialog>
    </>
  )
}
