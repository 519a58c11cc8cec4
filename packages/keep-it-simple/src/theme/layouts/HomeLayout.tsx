import '../styles/home.css'
import { Fragment } from 'react'
import { bodyParts, isOpening, showsBody, showsDownArrow } from '#model/home.ts'
import type { ContentPage } from '#model/page.ts'
import { DownTarget } from '../home/Hero.tsx'
import { HomeSectionView } from '../home/sections.tsx'
import { Slot } from '../slots/Slot.tsx'

/** S2.4.5: the sections the author set, in their order. */
export function HomeLayout({ page }: { readonly page: ContentPage }) {
  const sections = page.home?.sections ?? []
  const parts = bodyParts(page.body, sections)
  const shown = sections.filter(showsBody)
  const down = showsDownArrow(sections, page.frontmatter.signDown)
  return (
    <main id="main" tabIndex={-1}>
      {!isOpening(sections[0]) && <h1 className="sr">{page.title}</h1>}
      <Slot name="home-before" />
      {sections.map((section, index) => {
        const first = index === 0
        return (
          <Fragment key={index}>
            <HomeSectionView
              section={section}
              page={page}
              first={first}
              down={first && down}
              body={parts[shown.indexOf(section)] ?? ''}
            />
            {first && down && <DownTarget />}
          </Fragment>
        )
      })}
      <Slot name="home-after" />
    </main>
  )
}
