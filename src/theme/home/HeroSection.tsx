import type { Hero } from '#model/home.ts'
import type { ContentPage } from '#model/page.ts'
import { useSite } from '../site-context.ts'

interface Props {
  readonly hero: Hero
  readonly page: ContentPage
  /** The page has one first-level heading: its first section's. */
  readonly level: 'h1' | 'h2'
}

export function HeroSection({ hero, page, level: Title }: Props) {
  const { href } = useSite()
  const { name = page.title, tagline, text, actions = [] } = hero
  return (
    <section className="wide hero">
      <div>
        <Title>
          {name}
          <i className="stop" aria-hidden="true" />
        </Title>
        {tagline !== undefined && <p className="tagline">{tagline}</p>}
        {text !== undefined && <p className="text">{text}</p>}
        {actions.length > 0 && (
          <div className="actions">
            {actions.map(({ text: label, link, theme }) => (
              <a key={link} className={theme === 'alt' ? 'btn' : 'btn btn--ink'} href={href(link)}>
                {label}
              </a>
            ))}
          </div>
        )}
      </div>
    </section>
  )
}
