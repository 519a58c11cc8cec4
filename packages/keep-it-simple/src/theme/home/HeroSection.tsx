import type { SectionOf } from '#model/home.ts'
import type { ContentPage } from '#model/page.ts'
import { Body } from '../body/Body.tsx'
import { DownArrow } from './DownArrow.tsx'
import { HeroPosts } from './HeroPosts.tsx'
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

type Props = OpeningProps<SectionOf<'hero' | 'doc-hero'>> & {
  /** Its part of the page's text. */
  readonly body: string
}

/**
 * `hero` opens a site, `doc-hero` presents one thing with its picture at the side. Either may show a
 * part of the page's text: a program, a chart, a living figure.
 */
export function HeroSection({ section, page, level, down, body }: Props) {
  const { hero = {}, type, list } = section
  const product = type === 'doc-hero'
  const kind = product ? ' hero--doc' : section.body || list ? ' hero--desk' : ''
  return (
    <SectionFrame section={section} className="opening">
      <div className={`wide hero${kind}`}>
        <HeroWords hero={hero} page={page} level={level} product={product} />
        {section.body && (
          <div className="hero-body">
            <Body key={page.path} body={body} />
          </div>
        )}
        {hero.quotePanel && <QuotePanelView quotePanel={hero.quotePanel} lang={page.lang} />}
        {hero.image !== undefined && (
          <div className="hero-image">
            <PictureView picture={hero.image} />
          </div>
        )}
        {list && <HeroPosts list={list} level={level} />}
        {down && <DownArrow />}
      </div>
    </SectionFrame>
  )
}
