import { cssColour } from '#model/colour.ts'
import type { Friend } from '#model/friends.ts'
import { iconLabel } from '#model/icon.ts'
import { Drawing } from '../parts/Drawing.tsx'
import { useSite } from '../site-context.ts'
import { paintCard } from './paint-card.ts'

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
