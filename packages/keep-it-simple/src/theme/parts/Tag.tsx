import { tagColour } from '#model/tag.ts'
import { useSite } from '../site-context.ts'

/** A tag in a meta line: a coloured ring and a word. For those who see no ring, hidden text says that it is a tag. */
export function Tag({ name, href }: { readonly name: string; readonly href: string | undefined }) {
  const { strings } = useSite()
  const className = `tag ${tagColour(name)}`
  const label = (
    <>
      <span className="sr">{`${strings.tag} `}</span>
      {name}
    </>
  )
  return href === undefined ? (
    <span className={className}>{label}</span>
  ) : (
    <a className={className} href={href}>
      {label}
    </a>
  )
}
