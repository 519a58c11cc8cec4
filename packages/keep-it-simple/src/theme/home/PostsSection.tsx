import type { SectionOf } from '#model/home.ts'
import type { PostListData } from '#model/list-page.ts'
import { isoDay } from '../parts/format.ts'
import { useSite } from '../site-context.ts'
import { SectionFrame } from './SectionFrame.tsx'

interface Props {
  readonly section: SectionOf<'posts' | 'blog'>
  readonly posts: PostListData
}

/** The latest posts as a table of contents: title, leader, category, day. */
export function PostsSection({ section, posts }: Props) {
  const { strings, href } = useSite()
  const { title = strings.recentPosts } = section
  return (
    <SectionFrame section={section} label={title}>
      <div className="wide split">
        <div className="section-head">
          <h2>{title}</h2>
          <a className="link" href={href(posts.link)}>
            {strings.allPosts}
          </a>
        </div>
        <ol className="toc">
          {posts.posts.map(({ path, title: name, createTime, categoryList }) => (
            <li key={path}>
              <a href={href(path)}>
                <b>{name}</b>
                <i />
                <span className="cat">{categoryList[0]?.name}</span>
                <time dateTime={isoDay(createTime)}>{isoDay(createTime)}</time>
              </a>
            </li>
          ))}
        </ol>
      </div>
    </SectionFrame>
  )
}
