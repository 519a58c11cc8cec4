import { Icon, socialIcon } from '../parts/Icon.tsx'
import { useSite } from '../site-context.ts'

export function SocialLinks({ className }: { readonly className: string }) {
  const { site } = useSite()
  return site.social.map(({ icon, link, label }) => (
    <a key={link} className={className} href={link} aria-label={label ?? icon}>
      <Icon name={socialIcon(icon)} />
    </a>
  ))
}
