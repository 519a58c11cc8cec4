import type { HomeSection, SectionOf, HomePost, HomePosts } from '#model/home.ts'
import type { ContentPage } from '#model/page.ts'
import { FeaturesSection, IllustratedSection } from './features.tsx'
import { HeroSection, DownArrow, type OpeningProps, HeroWords } from './Hero.tsx'
import { useSite } from '../site-context.ts'
import { Body } from '../body/Body.tsx'
import { iconLabel } from '#model/icon.ts'
import { Drawing } from '../parts/Icon.tsx'
import { isoDay } from '../parts/format.ts'
import { SectionFrame } from './SectionFrame.tsx'

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

interface CustomSectionProps {
  readonly section: SectionOf<'custom'>
  readonly body: string
  readonly path: string
}

/** A part of the page's own text; with a title, that stands in the margin as it does in other sections. */
export function CustomSection({ section, body, path }: CustomSectionProps) {
  const { title, description } = section
  const text = <Body key={path} body={body} />
  return (
    <SectionFrame section={section} label={title}>
      {title === undefined ? (
        <div className="wide">{text}</div>
      ) : (
        <div className="wide split">
          <div className="section-head">
            <h2>{title}</h2>
            {description !== undefined && <p>{description}</p>}
          </div>
          {text}
        </div>
      )}
    </SectionFrame>
  )
}

/** The side a picture is drawn at when nobody says how large it is. */
const AVATAR = 144

/** S3.18: the site's profile; what the section says itself goes first. */
export function ProfileSection({ section }: { readonly section: SectionOf<'profile'> }) {
  const { site, href } = useSite()
  const own = { ...site.profile, ...section }
  const { name, description, location, organization, circle = false, layout } = own
  const facts = [
    ['place', location],
    ['building', organization],
  ].filter((fact): fact is [string, string] => fact[1] !== undefined)
  const avatar = section.avatar ?? section.url ?? site.profile.avatar ?? site.profile.url
  return (
    <SectionFrame section={section} label={name}>
      <div className={layout === 'right' ? 'wide split profile at-end' : 'wide split profile'}>
        {avatar !== undefined && (
          <img
            className={circle ? 'ringed' : 'unringed'}
            src={href(avatar)}
            width={own.originalWidth ?? AVATAR}
            height={own.originalHeight ?? AVATAR}
            alt=""
          />
        )}
        <div>
          <h2 className="profile-name">{name}</h2>
          {description !== undefined && <p className="words">{description}</p>}
          {facts.length > 0 && (
            <ul className="facts">
              {facts.map(([icon, fact]) => (
                <li key={icon}>
                  <Drawing name={icon} />
                  {fact}
                </li>
              ))}
            </ul>
          )}
          {site.social.length > 0 && (
            <ul className="socials">
              {site.social.map((one) => (
                <li key={one.link}>
                  <a className="tool" href={one.link} aria-label={iconLabel(one)}>
                    <Drawing name={one.icon} />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </SectionFrame>
  )
}

interface PostsSectionProps {
  readonly section: SectionOf<'posts' | 'blog'>
  readonly list: HomePosts
}

/** The latest posts as a table of contents: title, leader, category, day. Pinned ones are a group above. */
export function PostsSection({ section, list: { posts, pinned, link } }: PostsSectionProps) {
  const { strings, href } = useSite()
  const { title = strings.recentPosts } = section
  return (
    <SectionFrame section={section} label={title}>
      <div className="wide split">
        <div className="section-head">
          <h2>{title}</h2>
          <a className="link" href={href(link)}>
            {strings.allPosts}
          </a>
        </div>
        <div>
          {pinned.length > 0 && (
            <div className="pinned">
              <h3>{strings.sticky}</h3>
              <Contents posts={pinned} />
            </div>
          )}
          <Contents posts={posts} />
        </div>
      </div>
    </SectionFrame>
  )
}

function Contents({ posts }: { readonly posts: readonly HomePost[] }) {
  const { href } = useSite()
  return (
    <ol className="toc">
      {posts.map(({ path, title, createTime, category }) => (
        <li key={path}>
          <a href={href(path)}>
            <b>{title}</b>
            <i />
            <span className="cat">{category}</span>
            <time dateTime={isoDay(createTime)}>{isoDay(createTime)}</time>
          </a>
        </li>
      ))}
    </ol>
  )
}
