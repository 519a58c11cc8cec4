import '../styles/doc.css'
import type { ContentPage } from '#model/page.ts'
import { Body } from '../body/Body.tsx'

/** A bare page inside the chrome. */
export function PageLayout({ page }: { readonly page: ContentPage }) {
  return (
    <div className="frame">
      <main className="doc" id="main" tabIndex={-1}>
        <h1 className="title">{page.title}</h1>
        <Body key={page.path} body={page.body} />
      </main>
    </div>
  )
}
