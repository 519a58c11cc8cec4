import type { ContentPage } from '#model/page.ts'
import { HomeSectionView } from '../home/HomeSectionView.tsx'

/** S2.4.5: the sections the author set, in their order. */
export function HomeLayout({ page }: { readonly page: ContentPage }) {
  return (
    <main id="main" tabIndex={-1}>
      {page.home?.sections.map((section, index) => (
        <HomeSectionView key={index} section={section} page={page} first={index === 0} />
      ))}
    </main>
  )
}
