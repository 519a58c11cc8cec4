import type { SectionOf } from '#model/home.ts'
import { useSite } from '../site-context.ts'
import { DownArrow } from './DownArrow.tsx'
import type { OpeningProps } from './HeroSection.tsx'
import { HeroWords } from './HeroWords.tsx'
import { SectionFrame } from './SectionFrame.tsx'

/** Words over a picture from edge to edge, under a veil that keeps them readable on any picture. */
export function BannerSection(props: OpeningProps<SectionOf<'banner'>>) {
  const { section, page, level, down } = props
  const { site, href } = useSite()
  const { hero = {}, banner } = section
  const { picture, daily } = site.banner
  return (
    <SectionFrame section={section} className="opening banner">
      <div className="banner-picture" aria-hidden="true">
        <img src={href(banner ?? picture)} alt="" />
        {/* S7.9: over our own picture, which stays when the day's does not come. */}
        {banner === undefined && daily !== undefined && (
          <img src={daily} alt="" referrerPolicy="no-referrer" />
        )}
      </div>
      <div className="wide hero">
        <HeroWords hero={hero} page={page} level={level} />
        {down && <DownArrow />}
      </div>
    </SectionFrame>
  )
}
