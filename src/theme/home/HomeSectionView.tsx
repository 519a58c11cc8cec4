import type { HomeSection } from '#model/home.ts'
import type { ContentPage } from '#model/page.ts'
import { Body } from '../body/Body.tsx'
import { FeaturesSection } from './FeaturesSection.tsx'
import { HeroSection } from './HeroSection.tsx'
import { IllustratedSection } from './IllustratedSection.tsx'
import { PostsSection } from './PostsSection.tsx'
import { ProfileSection } from './ProfileSection.tsx'

interface Props {
  readonly section: HomeSection
  readonly page: ContentPage
  readonly first: boolean
}

export function HomeSectionView({ section, page, first }: Props) {
  switch (section.type) {
    case 'hero':
    case 'doc-hero':
    case 'banner':
      return <HeroSection hero={section.hero ?? {}} page={page} level={first ? 'h1' : 'h2'} />
    case 'features':
      return <FeaturesSection section={section} />
    case 'text-image':
    case 'image-text':
      return <IllustratedSection section={section} />
    case 'posts':
    case 'blog':
      return page.home?.posts ? <PostsSection posts={page.home.posts} /> : null
    case 'profile':
      return <ProfileSection />
    case 'custom':
      return (
        <section className="section">
          <div className="wide">
            <Body key={page.path} body={page.body} />
          </div>
        </section>
      )
  }
}
