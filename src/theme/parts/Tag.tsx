import { tagColour } from '#model/tag.ts'

/** A tag in a meta line: a coloured ring and a word. */
export function Tag({ name, href }: { readonly name: string; readonly href: string | undefined }) {
  const className = `tag ${tagColour(name)}`
  return href === undefined ? (
    <span className={className}>{name}</span>
  ) : (
    <a className={className} href={href}>
      {name}
    </a>
  )
}
