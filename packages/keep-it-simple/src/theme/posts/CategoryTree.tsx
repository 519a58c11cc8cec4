import { hasPosts, holdsCategory, type CategoryNode, type CategoryPost } from '#model/category.ts'
import { useSite } from '../site-context.ts'
import { TitleList } from './ListFrame.tsx'

type Items = readonly (CategoryNode | CategoryPost)[]

interface Props {
  readonly items: Items
  /** Id of the category the address names. */
  readonly selected: string | undefined
}

/** S4.15: all groups open, or only the way to the selected one, which is brought into sight. */
export function CategoryTree({ items, selected }: Props) {
  // With another selection a new tree: the groups a reader has closed are forced open again.
  const bare = !hasPosts(items)
  return <Branch key={selected} items={items} selected={selected} bare={bare} />
}

interface BranchProps extends Props {
  /** On a large site the tree has no posts: every folder then leads to a list of its own. */
  readonly bare: boolean
  /** The folder these lie in. */
  readonly inside?: CategoryNode
}

/** Folders, then the posts that lie beside them. */
function Branch({ items, inside, ...rest }: BranchProps) {
  const folders = items.filter((item) => item.type === 'category')
  const posts = items.filter((item) => item.type === 'post')
  return (
    <>
      {folders.length > 0 && (
        <ul className={inside ? undefined : 'cats'}>
          {inside && rest.bare && (
            <li>
              <AllOf node={inside} selected={rest.selected} />
            </li>
          )}
          {folders.map((folder) => (
            <li key={folder.id}>
              <Folder node={folder} {...rest} />
            </li>
          ))}
        </ul>
      )}
      {posts.length > 0 && <TitleList posts={posts} />}
    </>
  )
}

interface FolderProps extends Omit<BranchProps, 'items' | 'inside'> {
  readonly node: CategoryNode
}

function Folder({ node, selected, bare }: FolderProps) {
  const { href } = useSite()
  const isHere = node.id === selected
  const text = (
    <>
      {node.title}
      <span>{node.count}</span>
    </>
  )
  if (node.items.length === 0)
    return (
      <a href={href(node.path)} aria-current={isHere || undefined}>
        {text}
      </a>
    )
  return (
    <details open={selected === undefined || holdsCategory(node, selected)}>
      <summary aria-current={(isHere && !bare) || undefined}>{text}</summary>
      <Branch items={node.items} selected={selected} bare={bare} inside={node} />
    </details>
  )
}

/** A summary cannot be a link and a switch, so the folder is its own first entry. */
function AllOf({ node, selected }: Pick<FolderProps, 'node' | 'selected'>) {
  const { href, strings } = useSite()
  return (
    <a
      href={href(node.path)}
      aria-label={`${strings.allOfList} · ${node.title}`}
      aria-current={node.id === selected || undefined}
    >
      {strings.allOfList}
      <span>{node.count}</span>
    </a>
  )
}
