import '../styles/lists.css'
import { fill, fillCount } from '#locale/fill.ts'
import type { PostsPage } from '#model/list-page.ts'
import { formatDay } from '../parts/format.ts'
import { ListFrame } from '../posts/ListFrame.tsx'
import { Pager } from '../posts/Pager.tsx'
import { PostItem } from '../posts/PostItem.tsx'
import { Profile } from '../posts/PostsSheet.tsx'
import { useSite } from '../site-context.ts'

/** The list of articles. */
export function PostsLayout({ page }: { readonly page: PostsPage }) {
  const { strings } = useSite()
  const { list, collection, lang } = page
  const summary =
    collection.latest === undefined
      ? undefined
      : fill(strings.postsSummary, {
          posts: fillCount(strings.postsCount, collection.totals.posts, lang),
          date: formatDay(collection.latest, lang),
        })
  return (
    <ListFrame
      page={page}
      title={page.title}
      summary={summary}
      current={collection.link}
      margin={<Profile className="who" locale={page.locale} size={44} />}
    >
      {list.posts.length === 0 && <p>{strings.noPosts}</p>}
      <div className="posts">
        {list.posts.map((post, index) => (
          <PostItem
            key={post.path}
            post={post}
            collection={collection}
            style={list.cover}
            index={index}
          />
        ))}
      </div>
      <Pager page={list.page} pages={list.pages} link={list.link} />
    </ListFrame>
  )
}
