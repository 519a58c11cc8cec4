import { use } from 'react'
import type { PageData } from '#model/page.ts'
import type { PostSummary } from '#model/post.ts'
import { AuthorIsland } from '../islands/AuthorIsland.tsx'
import { PageContext } from '../page-context.ts'
import { useSite } from '../site-context.ts'
import { SlotMark } from './slot-mark.ts'
import type { SlotModule } from './slot-props.ts'

interface Props {
  readonly file: string
  readonly module: SlotModule
  readonly post?: PostSummary
}

/** The author's component with what it may show. */
export function FilledSlot({ file, module, post }: Props) {
  const { strings, lang, site, href } = useSite()
  const page = use(PageContext)
  if (!page) return null
  const { default: Component, client } = module
  return (
    <>
      <SlotMark begins={file} />
      {client === undefined ? (
        <Component
          page={page}
          lang={lang}
          site={site}
          strings={strings}
          href={href}
          {...(post && { post })}
        />
      ) : (
        <AuthorIsland
          name={file.replace(/\.\w+$/, '')}
          client={client}
          component={Component}
          page={withoutLists(page)}
          post={post}
        />
      )}
      <SlotMark />
    </>
  )
}

/** Texts and lists, which a slot in the browser is not given: its page would hold them twice. */
const LARGE = 'body sidebar list tags tree groups selected discussion glyphs home friends'.split(
  ' ',
)

const withoutLists = (page: PageData): Partial<PageData> =>
  Object.fromEntries(Object.entries(page).filter(([name]) => !LARGE.includes(name)))
