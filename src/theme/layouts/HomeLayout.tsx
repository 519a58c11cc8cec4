import type { ContentPage } from '#model/page.ts'
import { HomeSectionView } from '../home/HomeSectionView.tsx'

/** S2.4.5: the sections the author set, in their order. */
export function HomeLayout({ page }: { readonly page: ContentPage }) {
  const sections = page.home?.sections ?? []
  const titled = /hero|banner/.test(sections[0]?.type ?? '')
  return (
    <main id="main" tabIndex={-1}>
      {!titled && <h1 className="sr">{page.title}</h1>}
      {sections.map((section, index) => (
        <HomeSectionView key={index} section={section} page={page} first={index === 0} />
      ))}
    </main>
  )
}
