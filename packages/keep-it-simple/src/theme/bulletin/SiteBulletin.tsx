import { bulletinStore, type Bulletin } from '#model/bulletin.ts'
import type { PageData } from '#model/page.ts'
import { Icon } from '../parts/Icon.tsx'
import { useSite } from '../site-context.ts'

const TITLE = 'bulletin-title'

/**
 * S2.6.9, S3.17: the notice of the page's language, a line in the flow unless the site wants a box in a
 * corner. Closed, it stays in the document and is hidden. Its title is no heading: it stands before the
 * page's first one.
 */
export function SiteBulletin({ page }: { readonly page: PageData }) {
  const { site, strings } = useSite()
  const wanted = page.type !== 'content' || page.frontmatter.bulletin !== false
  const bulletin = wanted ? site.bulletin?.[page.lang] : undefined
  const known = Object.values(site.bulletin ?? {}).map(({ id }) => id)
  if (!bulletin) return null
  const { place = 'top', layout = 'top-right', border } = bulletin
  const inCorner = place === 'corner'
  return (
    <aside
      key={bulletin.id}
      className="bulletin"
      data-place={place}
      data-layout={inCorner ? layout : undefined}
      data-border={inCorner && border !== false ? '' : undefined}
      aria-labelledby={TITLE}
    >
      <strong id={TITLE}>{bulletin.title}</strong>
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
  return (
    <div>
      {content.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
