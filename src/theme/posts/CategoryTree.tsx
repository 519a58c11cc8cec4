import { holdsCategory, type CategoryNode, type CategoryPost } from '#model/category.ts'
import { useSite } from '../site-context.ts'
import { TitleList } from './TitleList.tsx'

type Items = readonly (CategoryNode | CategoryPost)[]

interface Props {
  readonly items: Items
  /** Id of the category the address names. */
  readonly selected: string | undefined
}

/** S4.15: all groups open, or only the way to the selected one, which is brought into sight. */
export function CategoryTree({ items, selected }: Props) {
  // With another selection a new tree: the groups a reader has closed are forced open again.
  return <Branch key={selected} items={items} selected={selected} top />
}

interface BranchProps extends Props {
  readonly top?: boolean
}

/** Folders, then the posts that lie beside them. */
function Branch({ items, selected, top }: BranchProps) {
  const folders = items.filter((item) => item.type === 'category')
  const posts = items.filter((item) => item.type === 'post')
  return (
    <>
      {folders.length > 0 && (
        <ul className={top ? 'cats' : undefined}>
          {folders.map((folder) => (
            <li key={folder.id}>
              <Folder node={folder} selected={selected} />
            </li>
          ))}
        </ul>
      )}
      {posts.length > 0 && <TitleList posts={posts} />}
    </>
  )
}

interface FolderProps extends Omit<BranchProps, 'items' | 'top'> {
  readonly node: CategoryNode
}

function Folder({ node, selected }: FolderProps) {
  const { href } = useSite()
  const isHere = node.id === selected
  const text = (
    <>
      {node.title}
      <span>{node.count}</span>
    </>
  )
  // On a large site the tree has no posts, and a folder without folders leads to its list.
  if (node.items.length === 0)
    return (
      <a href={href(node.path)} aria-current={isHere || undefined}>
        {text}
      </a>
    )
  return (
    <details open={selected === undefined || holdsCategory(node, selected)}>
      <summary aria-current={isHere || undefined}>{text}</summary>
      <Branch items={node.items} selected={selected} />
    </details>
  )
}
