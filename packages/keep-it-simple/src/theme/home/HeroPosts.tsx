import type { HomePost, HomePosts } from '#model/home.ts'
import { Icon } from '../parts/Icon.tsx'
import { isoDay } from '../parts/format.ts'
import { useSite } from '../site-context.ts'

interface Props {
  readonly list: HomePosts
  /** Of the hero's name. */
  readonly level: 'h1' | 'h2'
}

/** Beside the words of a hero: where to begin, and what is new. */
export function HeroPosts({ list: { posts, pinned, link }, level }: Props) {
  const { strings, href } = useSite()
  const Title = level === 'h1' ? 'h2' : 'h3'
  return (
    <div className="hero-posts">
      {pinned.length > 0 && (
        <div>
          <Title>{strings.startHere}</Title>
          <Titles posts={pinned} />
        </div>
      )}
      <div>
        <Title>{strings.recentPosts}</Title>
        <Titles posts={posts} dated />
        <a className="more-link" href={href(link)}>
          {strings.allPosts}
          <Icon name="forward" />
        </a>
      </div>
    </div>
  )
}

function Titles({
  posts,
  dated = false,
}: {
  readonly posts: readonly HomePost[]
  readonly dated?: boolean
}) {
  const { href } = useSite()
  return (
    <ul>
      {posts.map(({ path, title, createTime, category }) => (
        <li key={path}>
          <a href={href(path)}>{title}</a>
          <small>
            {dated ? <time dateTime={isoDay(createTime)}>{isoDay(createTime)}</time> : category}
          </small>
        </li>
      ))}
    </ul>
  )
}
