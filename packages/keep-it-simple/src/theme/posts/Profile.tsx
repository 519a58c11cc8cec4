import { useSite } from '../site-context.ts'

interface Props {
  /** `who` stands in the margin, `me` in the sheet. */
  readonly className: 'who' | 'me'
  /** Prefix of the page's locale. */
  readonly locale: string
  /** Width and height of the picture. */
  readonly size: number
}

/** S3.18: who writes here. Without words of their own, the site's description in the page's language. */
export function Profile({ className, locale, size }: Props) {
  const { site, href } = useSite()
  const { name, avatar, circle } = site.profile
  const words =
    site.profile.description ?? site.locales.find(({ prefix }) => prefix === locale)?.description
  return (
    <div className={className}>
      {avatar !== undefined && (
        <img
          className={circle ? 'round' : undefined}
          src={href(avatar)}
          width={size}
          height={size}
          alt=""
          // Margin and sheet are hidden on the screens of the other: nothing to fetch ahead.
          loading="lazy"
        />
      )}
      <div>
        <strong>{name}</strong>
        {words !== undefined && <p>{words}</p>}
      </div>
    </div>
  )
}
