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
  const picture = banner ?? site.banner?.picture
  const daily = banner === undefined ? site.banner?.daily : undefined
  return (
    <SectionFrame section={section} className="opening banner">
      <div className="banner-picture" aria-hidden="true">
        {picture !== undefined && <img src={href(picture)} alt="" />}
        {/* S7.9: over our own picture, which stays when the day's does not come. */}
        {daily !== undefined && <img src={daily} alt="" referrerPolicy="no-referrer" />}
      </div>
      <div className="wide hero">
        <HeroWords hero={hero} page={page} level={level} />
        {down && <DownArrow />}
      </div>
    </SectionFrame>
  )
}
