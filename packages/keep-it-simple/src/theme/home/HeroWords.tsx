import type { Hero, HeroAction } from '#model/home.ts'
import type { ContentPage } from '#model/page.ts'
import { useSite } from '../site-context.ts'
import { Drawing } from '../parts/Drawing.tsx'

interface Props {
  readonly hero: Hero
  readonly page: ContentPage
  /** The page has one first-level heading: its first section's. */
  readonly level: 'h1' | 'h2'
  /** A product's hero says what it is before it says why; a site's the other way round. */
  readonly product?: boolean
}

/** S3.20: name, tagline, text and actions. */
export function HeroWords({ hero, page, level: Title, product = false }: Props) {
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
