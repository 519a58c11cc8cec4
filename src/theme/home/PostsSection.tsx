import type { SectionBase } from '#model/home.ts'
import type { PostListData } from '#model/page.ts'
import { isoDay } from '../parts/format.ts'
import { useSite } from '../site-context.ts'
import { SectionFrame } from './SectionFrame.tsx'

interface Props {
  readonly section: SectionBase
  readonly posts: PostListData
}

/** The latest posts as a table of contents: title, leader, category, day. */
export function PostsSection({ section, posts }: Props) {
  const { strings, href } = useSite()
  return (
    <SectionFrame section={section} label={strings.recentPosts}>
      <div className="wide split">
        <div className="section-head">
          <h2>{strings.recentPosts}</h2>
          <a className="link" href={href(posts.link)}>
            {strings.allPosts}
          </a>
        </div>
        <ol className="toc">
          {posts.posts.map(({ path, title, createTime, categoryList }) => (
            <li key={path}>
              <a href={href(path)}>
                <b>{title}</b>
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
