import type { PostListData } from '#model/page.ts'
import { useSite } from '../site-context.ts'

export function PostsSection({ posts }: { readonly posts: PostListData }) {
  const { strings, href } = useSite()
  return (
    <section className="section">
      <div className="wide split">
        <div className="section-head">
          <h2>{strings.posts}</h2>
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
                <time dateTime={createTime.slice(0, 10).replaceAll('/', '-')}>
                  {createTime.slice(0, 10).replaceAll('/', '-')}
                </time>
              </a>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
