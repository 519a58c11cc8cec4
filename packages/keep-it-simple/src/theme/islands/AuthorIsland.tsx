import type { ComponentType } from 'react'
import { ISLAND_STARTS, type IslandStart } from '#model/island.ts'
import type { PageData } from '#model/page.ts'
import type { PostSummary } from '#model/post.ts'
import { withSite } from './author-island.tsx'
import { drawIsland } from './draw-island.ts'

interface Props {
  /** `slots/ArticleAfter` */
  readonly name: string
  readonly client: IslandStart
  readonly component: unknown
  readonly page: Partial<PageData>
  readonly post?: PostSummary | undefined
}

/** A slot or layout that React takes over in the browser: its first frame, and what that is drawn from. */
export function AuthorIsland({ name, client, component, page, post }: Props) {
  if (!ISLAND_STARTS.includes(client))
    throw new Error(`\`client\` is \`${client}\`, but must be one of ${ISLAND_STARTS.join(', ')}`)
  const id = `${name}${post?.path ?? ''}`.replaceAll(' ', '-')
  const { body: _, ...light } = page as { readonly body?: string }
  const own = withSite(component as ComponentType<Record<string, unknown>>)
  return (
    <div
      className="island island--author"
      data-island={name}
      data-id={id}
      data-client={client}
      data-props={JSON.stringify({ post, page: light })}
      dangerouslySetInnerHTML={{ __html: drawIsland(own, id, { post, page }) }}
    />
  )
}
