import type { HomeSection } from '#model/home.ts'
import type { ContentPage } from '#model/page.ts'
import { Body } from '../body/Body.tsx'
import { BannerSection } from './BannerSection.tsx'
import { FeaturesSection } from './FeaturesSection.tsx'
import { HeroSection } from './HeroSection.tsx'
import { IllustratedSection } from './IllustratedSection.tsx'
import { PostsSection } from './PostsSection.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { SectionFrame } from './SectionFrame.tsx'

interface Props {
  readonly section: HomeSection
  readonly page: ContentPage
  readonly first: boolean
  readonly down: boolean
}

/** S2.4.5: each type of section and what draws it. */
export function HomeSectionView({ section, page, first, down }: Props) {
  const opening = { page, level: first ? 'h1' : 'h2', down } as const
  switch (section.type) {
    case 'hero':
    case 'doc-hero':
      return <HeroSection section={section} {...opening} />
    case 'banner':
      return <BannerSection section={section} {...opening} />
    case 'features':
      return <FeaturesSection section={section} />
    case 'text-image':
    case 'image-text':
      return <IllustratedSection section={section} />
    case 'posts':
    case 'blog':
      return section.list ? <PostsSection section={section} posts={section.list} /> : null
    case 'profile':
      return <ProfileSection section={section} />
    case 'custom':
      return (
        <SectionFrame section={section}>
          <div className="wide">
            <Body key={page.path} body={page.body} />
          </div>
        </SectionFrame>
      )
  }
}
