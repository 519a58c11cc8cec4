import { iconLabel } from '#model/icon.ts'
import type { SectionOf } from '#model/home.ts'
import { useSite } from '../site-context.ts'
import { Drawing } from '../parts/Drawing.tsx'
import { SectionFrame } from './SectionFrame.tsx'

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
