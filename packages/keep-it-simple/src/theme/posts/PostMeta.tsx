import { categoryAddress } from '#model/category.ts'
import type { PostListInfo } from '#model/list-page.ts'
import type { CategoryRef, PostSummary } from '#model/post.ts'
import { tagAddress, TAGS_SHOWN } from '#model/tag.ts'
import { isoDay } from '../parts/format.ts'
import { Tag } from '../parts/Tag.tsx'
import { useSite } from '../site-context.ts'

interface Props {
  readonly post: PostSummary
  readonly collection: PostListInfo
}

/** Date, categories and tags, each leading to its page where the collection has one. */
export function PostMeta({ post, collection }: Props) {
  const { href } = useSite()
  const { tagsLink, tagPaths, categoriesLink } = collection
  const day = isoDay(post.createTime)
  return (
    <ul className="meta">
      <li>
        <time dateTime={day}>{day}</time>
      </li>
      {post.categoryList.length > 0 && (
        <li className="path">
          {post.categoryList.map((category) => (
            <Category key={category.id} category={category} link={categoriesLink} />
          ))}
        </li>
      )}
      {post.tags.length > 0 && (
        <li>
          {post.tags.slice(0, TAGS_SHOWN).map((tag) => (
            <Tag
              key={tag}
              name={tag}
              href={
                tagsLink === undefined
                  ? undefined
                  : href(tagPaths?.[tag] ?? tagAddress(tagsLink, tag))
              }
            />
          ))}
        </li>
      )}
    </ul>
  )
}

interface CategoryProps {
  readonly category: CategoryRef
  readonly link: string | undefined
}

function Category({ category, link }: CategoryProps) {
  const { href } = useSite()
  return link === undefined ? (
    <span>{category.name}</span>
  ) : (
    <a href={href(categoryAddress(link, category.id))}>{category.name}</a>
  )
}
