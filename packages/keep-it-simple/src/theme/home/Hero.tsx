import type { SectionOf, Hero, HeroAction, HomePost, HomePosts } from '#model/home.ts'
import type { ContentPage } from '#model/page.ts'
import { Body } from '../body/Body.tsx'
import { QuotePanelView } from './QuotePanelView.tsx'
import { PictureView, SectionFrame } from './SectionFrame.tsx'
import { useSite } from '../site-context.ts'
import { Drawing, Icon } from '../parts/Icon.tsx'
import { isoDay } from '../parts/format.ts'

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

interface HeroWordsProps {
  readonly hero: Hero
  readonly page: ContentPage
  /** The page has one first-level heading: its first section's. */
  readonly level: 'h1' | 'h2'
  /** A product's hero says what it is before it says why; a site's the other way round. */
  readonly product?: boolean
}

/** S3.20: name, tagline, text and actions. */
export function HeroWords({ hero, page, level: Title, product = false }: HeroWordsProps) {
  const { name = page.title, tagline, text, actions = [] } = hero
  const [lead, more] = product ? [text, tagline] : [tagline, text]
  // The stop never stands alone on a line.
  const [, before = '', last = name] = /^(.*\s)(\S+)$/s.exec(name) ?? []
  return (
    <div>
      <Title>
        {before}
        <span className="nowrap">
          {last}
          <i className="stop" aria-hidden="true" />
        </span>
      </Title>
      {lead !== undefined && <p className="tagline">{lead}</p>}
      {more !== undefined && <p className="text">{more}</p>}
      {actions.length > 0 && (
        <div className="actions">
          {actions.map((action) => (
            <Action key={action.link + action.text} action={action} />
          ))}
        </div>
      )}
    </div>
  )
}

function Action({ action }: { readonly action: HeroAction }) {
  const { href } = useSite()
  const { text, link, theme, target, rel, icon, suffixIcon } = action
  return (
    <a
      className={theme === 'alt' ? 'btn' : 'btn btn--ink'}
      href={href(link)}
      target={target}
      rel={rel ?? (target === '_blank' ? 'noopener' : undefined)}
    >
      {icon !== undefined && <Drawing name={icon} />}
      {text}
      {suffixIcon !== undefined && <Drawing name={suffixIcon} />}
    </a>
  )
}

interface HeroPostsProps {
  readonly list: HomePosts
  /** Of the hero's name. */
  readonly level: 'h1' | 'h2'
}

/** Beside the words of a hero: where to begin, and what is new. */
export function HeroPosts({ list: { posts, pinned, link }, level }: HeroPostsProps) {
  const { strings, href } = useSite()
  const Title = level === 'h1' ? 'h2' : 'h3'
  return (
    <div className="hero-posts">
      {pinned.length > 0 && (
        <div>
          <Title>{strings.startHere}</Title>
          <Titles posts={pinned} />
        </div>
      )}
      <div>
        <Title>{strings.recentPosts}</Title>
        <Titles posts={posts} dated />
        <a className="more-link" href={href(link)}>
          {strings.allPosts}
          <Icon name="forward" />
        </a>
      </div>
    </div>
  )
}

function Titles({
  posts,
  dated = false,
}: {
  readonly posts: readonly HomePost[]
  readonly dated?: boolean
}) {
  const { href } = useSite()
  return (
    <ul>
      {posts.map(({ path, title, createTime, category }) => (
        <li key={path}>
          <a href={href(path)}>{title}</a>
          <small>
            {dated ? <time dateTime={isoDay(createTime)}>{isoDay(createTime)}</time> : category}
          </small>
        </li>
      ))}
    </ul>
  )
}

/** S2.6.6: a plain link, so it works without script and the keyboard goes on below. */
export function DownArrow() {
  const { strings } = useSite()
  return (
    <a className="down" href={`#${DOWN_TARGET}`} aria-label={strings.scrollDown}>
      <Drawing name="arrow-down" />
    </a>
  )
}

export const DOWN_TARGET = 'below'

/**
 * Where the arrow leads. It stands behind the first section, so that the keyboard goes on there; the
 * style sheet puts it where the window comes to rest, one window minus 64 px down (S2.6.6).
 */
export function DownTarget() {
  return <i id={DOWN_TARGET} className="below" />
}
