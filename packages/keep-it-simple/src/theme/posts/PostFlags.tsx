import { isSticky, type PostSummary } from '#model/post.ts'
import { draftWords } from '../parts/format.ts'
import { Icon } from '../parts/Icon.tsx'
import { useSite } from '../site-context.ts'

/** Pinned, draft, locked: each a sign and a word. */
export function PostFlags({ post }: { readonly post: PostSummary }) {
  const { strings } = useSite()
  const flags = [
    isSticky(post.sticky) && (['pin', strings.sticky] as const),
    post.draft && (['pencil', draftWords(strings.draft, post.heldUntil)] as const),
    post.encrypt && (['lock', strings.locked] as const),
  ].filter((flag) => flag !== false && flag !== undefined)
  if (flags.length === 0) return null
  return (
    <p className="flags">
      {flags.map(([icon, text]) => (
        <span key={icon} className="flag">
          <Icon name={icon} />
          {text}
        </span>
      ))}
    </p>
  )
}
