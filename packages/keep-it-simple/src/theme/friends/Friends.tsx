import { fillCount } from '#locale/fill.ts'
import type { FriendGroup, Friend } from '#model/friends.ts'
import { useSite } from '../site-context.ts'
import { cssColour } from '#model/colour.ts'
import { iconLabel } from '#model/icon.ts'
import { Drawing } from '../parts/Icon.tsx'

export function FriendGroupView({ group }: { readonly group: FriendGroup }) {
  const { strings, lang } = useSite()
  const { title, desc, list } = group
  return (
    <section aria-label={title}>
      {title !== undefined && (
        <div className="list-head">
          <h2>{title}</h2>
          <span>{fillCount(strings.friendsCount, list.length, lang)}</span>
        </div>
      )}
      {desc !== undefined && <p className="friends-desc">{desc}</p>}
      <ul className="friends">
        {list.map((friend) => (
          <FriendCard key={friend.link + friend.name} friend={friend} />
        ))}
      </ul>
    </section>
  )
}

/** S3.19: the whole card is the link; social links stand above it. */
export function FriendCard({ friend }: { readonly friend: Friend }) {
  const { href } = useSite()
  const { name, link, avatar, desc, location, organization, socials = [] } = friend
  const facts = [location, organization].filter((fact) => fact !== undefined)
  return (
    <li
      className="friend"
      ref={paintCard}
      data-back={cssColour(friend.backgroundColor)}
      data-text={cssColour(friend.color)}
      data-name={cssColour(friend.nameColor)}
    >
      {avatar === undefined ? (
        <span className="friend-initial" aria-hidden="true">
          {[...name][0]}
        </span>
      ) : (
        <img src={href(avatar)} width="56" height="56" alt="" loading="lazy" />
      )}
      <strong>
        <a href={href(link)}>{name}</a>
      </strong>
      {desc !== undefined && <p>{desc}</p>}
      {facts.length > 0 && (
        <ul className="facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {socials.length > 0 && (
        <ul className="socials">
          {socials.map((one) => (
            <li key={one.link}>
              <a className="tool" href={href(one.link)} aria-label={`${name} · ${iconLabel(one)}`}>
                <Drawing name={one.icon} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** Attributes of a card and the properties the style sheet reads them into. */
const PROPERTIES = {
  'data-back': '--friend-bg',
  'data-text': '--friend-fg',
  'data-name': '--friend-name',
} as const

/**
 * Colours of a card without a style attribute, which a strict policy forbids. Newer browsers read
 * them from the attributes by themselves; for the others this sets the properties from script.
 */
export function paintCard(card: HTMLElement | null): void {
  if (!card || CSS.supports('color', 'attr(data-back type(<color>))')) return
  for (const [attribute, property] of Object.entries(PROPERTIES)) {
    const colour = card.getAttribute(attribute)
    if (colour !== null) card.style.setProperty(property, colour)
  }
}
