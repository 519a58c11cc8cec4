import type { SectionOf } from '#model/home.ts'
import { Icon, socialIcon } from '../parts/Icon.tsx'
import { useSite } from '../site-context.ts'
import { Drawing } from './Drawing.tsx'
import { SectionFrame } from './SectionFrame.tsx'

/** The side a picture is drawn at when nobody says how large it is. */
const AVATAR = 144

/** S3.18: the site's profile; what the section says itself goes first. */
export function ProfileSection({ section }: { readonly section: SectionOf<'profile'> }) {
  const { site, href } = useSite()
  const own = { ...site.profile, ...section }
  const { name, description, location, organization, circle = false, layout } = own
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
          <ul className="facts">
            {location !== undefined && (
              <li>
                <Drawing name="place" />
                {location}
              </li>
            )}
            {organization !== undefined && (
              <li>
                <Drawing name="building" />
                {organization}
              </li>
            )}
          </ul>
          <ul className="socials">
            {site.social.map(({ icon, link, label }) => (
              <li key={link}>
                <a className="tool" href={link} aria-label={label ?? icon}>
                  <Icon name={socialIcon(icon)} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </SectionFrame>
  )
}
