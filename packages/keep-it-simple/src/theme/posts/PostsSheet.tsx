import type { PostListInfo } from '#model/list-page.ts'
import type { PageData } from '#model/page.ts'
import { Icon } from '../parts/Icon.tsx'
import { useSite, type SiteView } from '../site-context.ts'
import { fillCount } from '#locale/fill.ts'

const ID = 'posts-sheet'
const SHOW = { command: 'show-modal', commandfor: ID }

interface Props {
  readonly page: Pick<PageData, 'path' | 'locale'>
  readonly collection: PostListInfo
}

/**
 * S2.6.12: the posts modal of small screens, and its button. Browsers that know commands open it before any
 * script has run; the form closes it.
 */
export function PostsSheet({ page, collection }: Props) {
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

interface ProfileProps {
  /** `who` stands in the margin, `me` in the sheet. */
  readonly className: 'who' | 'me'
  /** Prefix of the page's locale. */
  readonly locale: string
  /** Width and height of the picture. */
  readonly size: number
}

/** S3.18: who writes here. Without words of their own, the site's description in the page's language. */
export function Profile({ className, locale, size }: ProfileProps) {
  const { site, href } = useSite()
  const { name, avatar, circle } = site.profile
  const words =
    site.profile.description ?? site.locales.find(({ prefix }) => prefix === locale)?.description
  return (
    <div className={className}>
      {avatar !== undefined && (
        <img
          className={circle ? 'round' : undefined}
          src={href(avatar)}
          width={size}
          height={size}
          alt=""
          // Margin and sheet are hidden on the screens of the other: nothing to fetch ahead.
          loading="lazy"
        />
      )}
      <div>
        <strong>{name}</strong>
        {words !== undefined && <p>{words}</p>}
      </div>
    </div>
  )
}

export interface ListLink {
  readonly link: string
  readonly text: string
  readonly total: string
}

/** S2.6.12: the lists of a collection with their totals; one that is switched off or empty is left out. */
export function listLinks(
  collection: PostListInfo,
  { strings, lang }: Pick<SiteView, 'strings' | 'lang'>,
): ListLink[] {
  const { totals } = collection
  const links = [
    [collection.link, strings.posts, String(totals.posts)],
    [totals.tags > 0 ? collection.tagsLink : undefined, strings.tags, String(totals.tags)],
    [
      totals.categories > 0 ? collection.categoriesLink : undefined,
      strings.categories,
      String(totals.categories),
    ],
    [collection.archivesLink, strings.archives, fillCount(strings.yearsCount, totals.years, lang)],
  ] as const
  return links.flatMap(([link, text, total]) => (link === undefined ? [] : [{ link, text, total }]))
}
