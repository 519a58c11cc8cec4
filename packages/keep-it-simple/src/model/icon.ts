import { ICON_NAME } from './glyph.ts'
import { isExternal } from './path.ts'

/** Icons an author may name; each is drawn in the theme. */
export const ICON_NAMES = [
  'arrow-right',
  'arrow-left',
  'arrow-down',
  'place',
  'building',
  'database',
  'code',
  'terminal',
  'network',
  'tree',
  'book',
  'scatter',
  'paper',
  'target',
  'github',
  'git',
  'mail',
  'feed',
  'link',
] as const

export type IconName = (typeof ICON_NAMES)[number]

export const isIconName = (name: string): name is IconName =>
  (ICON_NAMES as readonly string[]).includes(name)

/** What a link shown as an icon alone is called: its label, else what the icon or the place is called. */
export function iconLabel({
  icon,
  link,
  label,
}: {
  readonly icon: string
  readonly link: string
  readonly label?: string
}): string {
  if (label !== undefined) return label
  if (isIconPicture(icon)) return URL.canParse(link) ? new URL(link).host : link
  return ICON_NAME.exec(icon)?.[2] ?? icon
}

/** An icon may also be a picture of the author's, by its address. */
export const isIconPicture = (icon: string): boolean =>
  icon.startsWith('/') || (isExternal(icon) && !ICON_NAME.test(icon))
