import type { SectionOf } from '#model/home.ts'
import type { ContentPage } from '#model/page.ts'
import { DownArrow } from './DownArrow.tsx'
import { HeroWords } from './HeroWords.tsx'
import { QuotePanelView } from './QuotePanelView.tsx'
import { PictureView } from './PictureView.tsx'
import { SectionFrame } from './SectionFrame.tsx'

export interface OpeningProps<Section> {
  readonly section: Section
  readonly page: ContentPage
  readonly level: 'h1' | 'h2'
  /** S2.6.6 */
  readonly down: boolean
}

/** `hero` opens a site, `doc-hero` presents one thing with its picture at the side. */
export function HeroSection(props: OpeningProps<SectionOf<'hero' | 'doc-hero'>>) {
  const { section, page, level, down } = props
  const { hero = {}, type } = section
  const product = type === 'doc-hero'
  return (
    <SectionFrame section={section} className="opening">
      <div className={product ? 'wide hero hero--doc' : 'wide hero'}>
        <HeroWords hero={hero} page={page} level={level} product={product} />
        {hero.quotePanel && <QuotePanelView quotePanel={hero.quotePanel} lang={page.lang} />}
        {hero.image !== undefined && (
          <div className="hero-image">
            <PictureView picture={hero.image} />
          </div>
        )}
        {down && <DownArrow />}
      </div>
    </SectionFrame>
  )
}
