import { iconLabel } from '#model/icon.ts'
import { Drawing } from '../parts/Drawing.tsx'
import { useSite } from '../site-context.ts'

export function SocialLinks({ className }: { readonly className: string }) {
  const { site } = useSite()
  return site.social.map((one) => (
    <a key={one.link} className={className} href={one.link} aria-label={iconLabel(one)}>
      <Drawing name={one.icon} />
    </a>
  ))
}
