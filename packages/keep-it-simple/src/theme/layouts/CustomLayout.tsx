import '../styles/doc.css'
import type { ContentPage } from '#model/page.ts'
import { Body } from '../body/Body.tsx'

/** S2.4.1: the page's own content and nothing of the theme around it. */
export function CustomLayout({ page }: { readonly page: ContentPage }) {
  return (
    <main id="main" tabIndex={-1}>
      <h1 className="sr">{page.title}</h1>
      <Body key={page.path} body={page.body} />
    </main>
  )
}
