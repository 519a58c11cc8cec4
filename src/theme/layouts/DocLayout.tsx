import type { ContentPage } from '#model/page.ts'
import { Body } from '../body/Body.tsx'
import { DocHead } from '../doc/DocHead.tsx'
import { DocTail } from '../doc/DocTail.tsx'
import { Outline } from '../outline/Outline.tsx'
import { Sidebar } from '../sidebar/Sidebar.tsx'
import { useSite } from '../site-context.ts'

/** Articles and notes: margin, text, outline. */
export function DocLayout({ page }: { readonly page: ContentPage }) {
  const { strings } = useSite()
  const aside = page.headings.length > 0 && page.frontmatter.aside !== false
  return (
    <div className={page.sidebar ? 'frame frame--side' : 'frame'}>
      {page.sidebar && <Sidebar items={page.sidebar} path={page.path} />}
      <main className="doc" id="main" tabIndex={-1}>
        <article>
          <DocHead page={page} />
          <Body key={page.path} body={page.body} />
        </article>
        <DocTail page={page} />
      </main>
      {aside && (
        <aside className="aside" aria-label={strings.onThisPage}>
          <div className="aside-in">
            <div className="aside-head">{strings.onThisPage}</div>
            <nav aria-label={strings.onThisPage}>
              <Outline headings={page.headings} />
            </nav>
          </div>
        </aside>
      )}
    </div>
  )
}
