import type { ComponentType } from 'react'
import type { IslandStart } from '#model/island.ts'
import type { PageData } from '#model/page.ts'
import type { PostSummary } from '#model/post.ts'
import type { SiteView } from '../site-context.ts'

/** What a component in `slots/` is given. */
export interface SlotProps extends Pick<SiteView, 'lang' | 'site' | 'strings' | 'href'> {
  /** The data of the page it stands on; what a hook added is `page.data`. */
  readonly page: PageData
  /** In `list-item-end`: the entry it stands in. */
  readonly post?: PostSummary
}

/** What a file in `slots/` exports. */
export interface SlotModule {
  readonly default: ComponentType<SlotProps>
  /** When it starts in the browser; without it, it is HTML and no script. */
  readonly client?: IslandStart
}
