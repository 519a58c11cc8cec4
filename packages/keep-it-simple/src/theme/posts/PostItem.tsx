import type { CoverStyle } from '#model/collection.ts'
import { coverOf } from '#model/cover.ts'
import type { PostListInfo } from '#model/list-page.ts'
import type { PostSummary } from '#model/post.ts'
import { useSite } from '../site-context.ts'
import { Slot } from '../slots/Slot.tsx'
import { PostCover } from './PostCover.tsx'
import { PostFlags } from './PostFlags.tsx'
import { PostMeta } from './PostMeta.tsx'

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
          <div
            className="excerpt"
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: post.excerpt }}
          />
        )}
        <PostMeta post={post} collection={collection} />
        <Slot name="list-item-end" post={post} />
      </div>
    </article>
  )
}
