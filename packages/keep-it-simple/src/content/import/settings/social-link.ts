import { isIconName } from '#model/icon.ts'
import type { SocialLink } from '#model/navigation.ts'

/** With an icon there is here; the name of another becomes the words of a plain link. */
export const socialLink = (icon: string, link: string, label?: string): SocialLink =>
  isIconName(icon)
    ? { icon, link, ...(label !== undefined && { label }) }
    : { icon: 'link', link, label: label ?? icon }
