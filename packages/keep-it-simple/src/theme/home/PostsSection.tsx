import type { HomePost, HomePosts, SectionOf } from '#model/home.ts'
import { isoDay } from '../parts/format.ts'
import { useSite } from '../site-context.ts'
import { SectionFrame } from './SectionFrame.tsx'

interface Props {
  readonly section: SectionOf<'posts' | 'blog'>
  readonly list: HomePosts
}

/** The latest posts as a table of contents: title, leader, category, day. Pinned ones are a group above. */
export function PostsSection({ section, list: { posts, pinned, link } }: Props) {
  const { strings, href } = useSite()
  const { title = strings.recentPosts } = section
  return (
    <SectionFrame section={section} label={title}>
      <div className="wide split">
        <div className="section-head">
          <h2>{title}</h2>
          <a className="link" href={href(link)}>
            {strings.allPosts}
          </a>
        </div>
        <div>
          {pinned.length > 0 && (
            <div className="pinned">
              <h3>{strings.sticky}</h3>
              <Contents posts={pinned} />
            </div>
          )}
          <Contents posts={posts} />
        </div>
      </div>
    </SectionFrame>
  )
}

function Contents({ posts }: { readonly posts: readonly HomePost[] }) {
  const { href } = useSite()
  return (
    <ol className="toc">
      {posts.map(({ path, title, createTime, category }) => (
        <li key={path}>
          <a href={href(path)}>
            <b>{title}</b>
            <i />
            <span className="cat">{category}</span>
            <time dateTime={isoDay(createTime)}>{isoDay(createTime)}</time>
          </a>
        </li>
      ))}
    </ol>
  )
}
