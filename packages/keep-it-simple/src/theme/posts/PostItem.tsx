import type { CoverStyle } from '#model/collection.ts'
import { coverOf, type Cover } from '#model/cover.ts'
import type { PostListInfo } from '#model/list-page.ts'
import { type PostSummary, type CoverSource, isSticky, type CategoryRef } from '#model/post.ts'
import { useSite } from '../site-context.ts'
import { Slot } from '../slots/Slot.tsx'
import { draftWords, isoDay } from '../parts/format.ts'
import { Icon } from '../parts/Icon.tsx'
import { categoryAddress } from '#model/category.ts'
import { tagAddress, TAGS_SHOWN } from '#model/tag.ts'
import { Tag } from '../parts/Tag.tsx'

interface Props {
  readonly post: PostSummary
  readonly collection: PostListInfo
  /** The collection's style of covers. */
  readonly style: CoverStyle
  /** Place on the page, from 0. */
  readonly index: number
}

/** One article of the list. The whole of it is the link; those of its meta line lie above. */
export function PostItem({ post, collection, style, index }: Props) {
  const { href } = useSite()
  const cover = post.cover === undefined ? undefined : coverOf(style, post, index)
  const classes = [
    'post',
    ...(cover ? [`post--${cover.side}`] : []),
    ...(cover?.compact ? ['post--compact'] : []),
  ]
  return (
    <article className={classes.join(' ')}>
      {cover && post.cover !== undefined && (
        <PostCover src={post.cover} sources={post.coverSources} cover={cover} first={index < 2} />
      )}
      <div>
        <PostFlags post={post} />
        <h2>
          <a href={href(post.path)}>{post.title}</a>
        </h2>
        {post.excerpt !== undefined && (
          <div className="excerpt" dangerouslySetInnerHTML={{ __html: post.excerpt }} />
        )}
        <PostMeta post={post} collection={collection} />
        <Slot name="list-item-end" post={post} />
      </div>
    </article>
  )
}

interface PostCoverProps {
  readonly src: string
  readonly sources?: readonly CoverSource[] | undefined
  readonly cover: Cover
  /** Whether it is likely to be in sight when the page opens. */
  readonly first: boolean
}

/**
 * S9.3: any ratio and any width without an inline style: an empty drawing of that shape holds the
 * place, and the picture fills it. The title beside it says what it is about, so it has no words.
 */
export function PostCover({ src, sources, cover, first }: PostCoverProps) {
  const { href } = useSite()
  const [width, height] = cover.ratio
  const image = <img src={href(src)} alt="" loading={first ? 'eager' : 'lazy'} decoding="async" />
  const beside = cover.side === 'top' ? '44rem' : `${cover.width}px`
  const sizes = `${first ? '' : 'auto, '}(min-width: 48em) ${beside}, calc(100vw - 3rem)`
  return (
    <div className="cover">
      <svg viewBox={`0 0 ${width} ${height}`} width={cover.width} aria-hidden="true" />
      {sources === undefined ? (
        image
      ) : (
        <picture>
          {sources.map(({ type, srcset }) => (
            <source key={type} type={type} srcSet={srcset} sizes={sizes} />
          ))}
          {image}
        </picture>
      )}
    </div>
  )
}

/** Pinned, draft, locked: each a sign and a word. */
export function PostFlags({ post }: { readonly post: PostSummary }) {
  const { strings } = useSite()
  const flags = [
    isSticky(post.sticky) && (['pin', strings.sticky] as const),
    post.draft && (['pencil', draftWords(strings.draft, post.heldUntil)] as const),
    post.encrypt && (['lock', strings.locked] as const),
  ].filter((flag) => flag !== false && flag !== undefined)
  if (flags.length === 0) return null
  return (
    <p className="flags">
      {flags.map(([icon, text]) => (
        <span key={icon} className="flag">
          <Icon name={icon} />
          {text}
        </span>
      ))}
    </p>
  )
}

interface PostMetaProps {
  readonly post: PostSummary
  readonly collection: PostListInfo
}

/** Date, categories and tags, each leading to its page where the collection has one. */
export function PostMeta({ post, collection }: PostMetaProps) {
  const { href } = useSite()
  const { tagsLink, tagPaths, categoriesLink } = collection
  const day = isoDay(post.createTime)
  return (
    <ul className="meta">
      <li>
        <time dateTime={day}>{day}</time>
      </li>
      {post.categoryList.length > 0 && (
        <li className="path">
          {post.categoryList.map((category) => (
            <Category key={category.id} category={category} link={categoriesLink} />
          ))}
        </li>
      )}
      {post.tags.length > 0 && (
        <li>
          {post.tags.slice(0, TAGS_SHOWN).map((tag) => (
            <Tag
              key={tag}
              name={tag}
              href={
                tagsLink === undefined
                  ? undefined
                  : href(tagPaths?.[tag] ?? tagAddress(tagsLink, tag))
              }
            />
          ))}
        </li>
      )}
    </ul>
  )
}

interface CategoryProps {
  readonly category: CategoryRef
  readonly link: string | undefined
}

function Category({ category, link }: CategoryProps) {
  const { href } = useSite()
  return link === undefined ? (
    <span>{category.name}</span>
  ) : (
    <a href={href(categoryAddress(link, category.id))}>{category.name}</a>
  )
}
