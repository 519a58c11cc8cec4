import type { PostsPage } from '#model/page.ts'
import { isSticky, type PostSummary } from '#model/post.ts'
import { TAGS_SHOWN } from '#model/tag.ts'
import { isoDay } from '../parts/format.ts'
import { Icon } from '../parts/Icon.tsx'
import { Tag } from '../parts/Tag.tsx'
import { ListFrame } from '../posts/ListFrame.tsx'
import { Pager } from '../posts/Pager.tsx'
import { useSite } from '../site-context.ts'

/** The list of articles. */
export function PostsLayout({ page }: { readonly page: PostsPage }) {
  const { strings } = useSite()
  const { list, collection } = page
  return (
    <ListFrame title={page.title} collection={collection} current={collection.link}>
      {list.posts.length === 0 && <p>{strings.noPosts}</p>}
      <div className="posts">
        {list.posts.map((post) => (
          <PostItem key={post.path} post={post} />
        ))}
      </div>
      <Pager page={list.page} pages={list.pages} link={list.link} />
    </ListFrame>
  )
}

function PostItem({ post }: { readonly post: PostSummary }) {
  const { strings, href } = useSite()
  return (
    <article className="post">
      <div>
        {isSticky(post.sticky) && (
          <span className="flag">
            <Icon name="pin" />
            {strings.sticky}
          </span>
        )}
        {post.draft && <span className="flag">{strings.draft}</span>}
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
        <ul className="meta">
          <li>
            <time dateTime={isoDay(post.createTime)}>{isoDay(post.createTime)}</time>
          </li>
          {post.categoryList.length > 0 && (
            <li>{post.categoryList.map(({ name }) => name).join(' / ')}</li>
          )}
          <li>
            {post.tags.slice(0, TAGS_SHOWN).map((tag) => (
              <Tag key={tag} name={tag} href={undefined} />
            ))}
          </li>
        </ul>
      </div>
    </article>
  )
}
