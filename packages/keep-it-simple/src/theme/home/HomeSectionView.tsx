import type { HomeSection } from '#model/home.ts'
import type { ContentPage } from '#model/page.ts'
import { BannerSection } from './BannerSection.tsx'
import { CustomSection } from './CustomSection.tsx'
import { FeaturesSection } from './FeaturesSection.tsx'
import { HeroSection } from './HeroSection.tsx'
import { IllustratedSection } from './IllustratedSection.tsx'
import { PostsSection } from './PostsSection.tsx'
import { ProfileSection } from './ProfileSection.tsx'

interface Props {
  readonly section: HomeSection
  readonly page: ContentPage
  readonly first: boolean
  readonly down: boolean
  /** The part of the page's text this section shows. */
  readonly body: string
}

/** S2.4.5: each type of section and what draws it. */
export function HomeSectionView({ section, page, first, down, body }: Props) {
  const opening = { page, level: first ? 'h1' : 'h2', down } as const
  switch (section.type) {
    case 'hero':
    case 'doc-hero':
      return <HeroSection section={section} body={body} {...opening} />
    case 'banner':
      return <BannerSection section={section} {...opening} />
    case 'features':
      return <FeaturesSection section={section} />
    case 'text-image':
    case 'image-text':
      return <IllustratedSection section={section} />
    case 'posts':
    case 'blog':
      return section.list ? <PostsSection section={section} list={section.list} /> : null
    case 'profile':
      return <ProfileSection section={section} />
    case 'custom':
      return <CustomSection section={section} body={body} path={page.path} />
  }
}
