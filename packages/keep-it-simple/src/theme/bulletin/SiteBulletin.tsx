import { bulletinStore, type Bulletin } from '#model/bulletin.ts'
import type { PageData } from '#model/page.ts'
import { Icon } from '../parts/Icon.tsx'
import { useSite } from '../site-context.ts'

const TITLE = 'bulletin-title'

/** S2.6.9, S3.17: the notice of the page's language. Closed, it stays in the document and is hidden. */
export function SiteBulletin({ page }: { readonly page: PageData }) {
  const { site, strings } = useSite()
  const wanted = page.type !== 'content' || page.frontmatter.bulletin !== false
  const bulletin = wanted ? site.bulletin?.[page.lang] : undefined
  const known = Object.values(site.bulletin ?? {}).map(({ id }) => id)
  if (!bulletin) return null
  return (
    <aside
      key={bulletin.id}
      className="bulletin"
      data-layout={bulletin.layout ?? 'top-right'}
      data-border={bulletin.border === false ? undefined : ''}
      aria-labelledby={TITLE}
    >
      <h2 id={TITLE}>{bulletin.title}</h2>
      <Content bulletin={bulletin} />
      <button
        className="tool"
        type="button"
        aria-label={strings.closeBulletin}
        data-action="bulletin"
        data-id={bulletin.id}
        data-store={bulletinStore(bulletin)}
        data-known={known.join(' ')}
      >
        <Icon name="close" />
      </button>
    </aside>
  )
}

function Content({ bulletin: { content, html } }: { readonly bulletin: Bulletin }) {
  if (html) return <div dangerouslySetInnerHTML={{ __html: content }} />
  return content.split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{paragraph}</p>)
}
