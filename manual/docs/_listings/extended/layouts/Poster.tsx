import { Body, type ContentPage } from 'keep-it-simple/theme'

export function Poster({ page }: { readonly page: ContentPage }) {
  return (
    <main id="main" tabIndex={-1} className="poster">
      <h1>{page.title}</h1>
      <Body key={page.path} body={page.body} />
    </main>
  )
}
