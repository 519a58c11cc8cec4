import '../styles/doc.css'
import type { ContentPage } from '#model/page.ts'
import { DocPage } from '../doc/DocPage.tsx'

/** Articles and notes. */
export function DocLayout({ page }: { readonly page: ContentPage }) {
  return <DocPage page={page} />
}
