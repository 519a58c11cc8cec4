import type { PostLink } from '#model/post.ts'
import { useSite } from '../site-context.ts'

/** Titles with their dates, joined by dots like the contents of a book. */
export function TitleList({ posts }: { readonly posts: readonly PostLink[] }) {
  const { href } = useSite()
  return (
    <ol className="toc">
      {posts.map(({ path, title, date }, index) => (
        <li key={path}>
          <a href={href(path)}>
            <b>{title}</b>
            <i />
            {/* A day with several posts is shown once where days stand in a column. */}
            <time data-same={posts[index - 1]?.date === date || undefined}>{date}</time>
          </a>
        </li>
      ))}
    </ol>
  )
}
