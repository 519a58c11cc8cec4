import type { PostLink } from '#model/post.ts'
import { useSite } from '../site-context.ts'

/** Titles with their dates, joined by dots like the contents of a book. */
export function TitleList({ posts }: { readonly posts: readonly PostLink[] }) {
  const { href } = useSite()
  return (
    <ol className="toc">
      {posts.map(({ path, title, date }) => (
        <li key={path}>
          <a href={href(path)}>
            <b>{title}</b>
            <i />
            <time>{date}</time>
          </a>
        </li>
      ))}
    </ol>
  )
}
