import { Body, type ContentPage } from 'keep-it-simple/theme'

/** For large tables and figures: the title in the margin, tables and code in all the room beside it. */
export function Wide({ page }: { readonly page: ContentPage }) {
  return (
    <main id="main" tabIndex={-1} className="wide split split--page at-length">
      <header className="page-head">
        <h1>{page.title}</h1>
        {page.description !== undefined && <p>{page.description}</p>}
      </header>
      <Body key={page.path} body={page.body} />
    </main>
  )
}
