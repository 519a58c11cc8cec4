import { useSite } from '../site-context.ts'

/** S3.18 */
export function ProfileSection() {
  const { site, href } = useSite()
  const { name, avatar, description } = site.profile
  return (
    <section className="section">
      <div className="wide split profile">
        {avatar !== undefined && (
          <img className="ringed" src={href(avatar)} width="144" height="144" alt="" />
        )}
        <div>
          <h2 className="profile-name">{name}</h2>
          {description !== undefined && <p className="words">{description}</p>}
        </div>
      </div>
    </section>
  )
}
