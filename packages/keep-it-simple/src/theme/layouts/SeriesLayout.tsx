import '../styles/series.css'
import type { ContentPage } from '#model/page.ts'
import { DocPage } from '../doc/DocPage.tsx'

/** A page of a series: an article with contents in its margin, and with their styles. */
export function SeriesLayout({ page }: { readonly page: ContentPage }) {
  return <DocPage page={page} />
}
