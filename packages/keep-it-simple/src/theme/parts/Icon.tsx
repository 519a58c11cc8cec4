import { createContext, use } from 'react'
import { isIconName, isIconPicture, type IconName } from '#model/icon.ts'
import type { Badge } from '#model/navigation.ts'
import type { PageData } from '#model/page.ts'
import { useSite } from '../site-context.ts'
import { Latin } from './Latin.tsx'

interface Props {
  readonly text: string
  readonly icon?: string | undefined
  readonly badge?: string | Badge | undefined
}

/** S3.15, S3.16: what an entry of a bar or a sidebar shows. */
export function EntryLabel({ text, icon, badge }: Props) {
  return (
    <>
      {icon !== undefined && <Drawing name={icon} />}
      <Latin text={text} />
      {badge !== undefined && <BadgeMark badge={badge} />}
    </>
  )
}

function BadgeMark({ badge }: { readonly badge: string | Badge }) {
  const { text, type } = typeof badge === 'string' ? { text: badge, type: undefined } : badge
  return (
    <span className="badge" data-kind={type}>
      {text}
    </span>
  )
}

/** Drawn for this site on a 20-unit grid; what is `red` takes the colour of the apparatus. */
const DRAWINGS: Readonly<Record<IconName, string>> = {
  'arrow-right': '<path d="M4 10h12m-5-5 5 5-5 5"/>',
  'arrow-left': '<path d="M16 10H4m5-5-5 5 5 5"/>',
  'arrow-down': '<path d="M10 4v12m-5-5 5 5 5-5"/>',
  place:
    '<path d="M10 17s5.5-4.7 5.5-9a5.5 5.5 0 0 0-11 0c0 4.3 5.5 9 5.5 9z"/><circle cx="10" cy="8" r="1.9"/>',
  building: '<path d="M4 17V3.5h8V17M12 8h4v9M2.5 17h15M7 7h2M7 10h2M7 13h2"/>',
  database:
    '<ellipse cx="10" cy="5" rx="6" ry="2.5"/><path d="M4 5v10c0 1.4 2.7 2.5 6 2.5s6-1.1 6-2.5V5"/><path class="red" d="M4 10c0 1.4 2.7 2.5 6 2.5s6-1.1 6-2.5"/>',
  code: '<path d="M6.5 5.5 2 10l4.5 4.5m7-9L18 10l-4.5 4.5"/><path class="red" d="m11.5 4-3 12"/>',
  terminal:
    '<rect x="2" y="3.5" width="16" height="13" rx="1.5"/><path class="red" d="m5 7.5 2.5 2.5L5 12.5"/><path d="M10 13h4.5"/>',
  network:
    '<path d="M5.5 6 8.4 8.8M5.5 14l2.9-2.8M12 10h2.4"/><circle cx="4.3" cy="4.8" r="1.7"/><circle cx="4.3" cy="15.2" r="1.7"/><circle cx="16" cy="10" r="1.7"/><circle class="red" cx="10" cy="10" r="2"/>',
  tree: '<path d="M10 6v4M5 14v-1.5a2.5 2.5 0 0 1 2.5-2.5h5a2.5 2.5 0 0 1 2.5 2.5V14"/><circle class="red" cx="10" cy="4" r="2"/><circle cx="5" cy="16" r="2"/><circle cx="15" cy="16" r="2"/>',
  book: '<path d="M10 5.5C8 4 5 3.5 2.5 4v11.5c2.5-.5 5.5 0 7.5 1.5 2-1.5 5-2 7.5-1.5V4C15 3.5 12 4 10 5.5z"/><path class="red" d="M10 5.5V17"/>',
  scatter:
    '<circle cx="5" cy="14.5" r="1"/><circle cx="8.5" cy="10" r="1"/><circle cx="12" cy="12" r="1"/><circle cx="15.5" cy="5.5" r="1"/><path class="red" d="M2.5 16.5 17 4"/><path d="M2.5 2.5v15h15"/>',
  paper:
    '<path d="M5 2.5h7l3.5 3.5v11.5H5zM12 2.5V6h3.5M7.5 9.5H13M7.5 15H11"/><path class="red" d="M7.5 12.25H13"/>',
  target:
    '<circle class="red" cx="10" cy="10" r="3"/><path d="M10 1.5V7M10 13v5.5M1.5 10H7M13 10h5.5"/><circle cx="10" cy="10" r="7.5"/>',
  github:
    '<path d="M7.9 15.3c-3.5 1-3.5-1.7-4.9-2.1m9.8 4.2v-2.7a2.4 2.4 0 0 0-.7-1.8c2.2-.2 4.5-1.1 4.5-4.9A3.8 3.8 0 0 0 15.6 5.3 3.5 3.5 0 0 0 15.5 2.7S14.7 2.5 12.8 3.7a9.4 9.4 0 0 0-4.9 0C6 2.5 5.2 2.7 5.2 2.7A3.5 3.5 0 0 0 5.1 5.3a3.8 3.8 0 0 0-1 2.6c0 3.8 2.3 4.6 4.5 4.9A2.4 2.4 0 0 0 7.9 14.7V17.4"/>',
  git: '<circle cx="6" cy="4.5" r="1.8"/><circle cx="6" cy="15.5" r="1.8"/><circle cx="14" cy="7.5" r="1.8"/><path d="M6 6.3v7.4M14 9.3c0 2.7-2.5 3.2-5 3.4-1.6.1-3 .5-3 1"/>',
  mail: '<path d="M3 5h14v10H3zM3 5.5l7 5.5 7-5.5"/>',
  feed: '<circle cx="5" cy="15" r="1.2"/><path d="M4 9.5A6.5 6.5 0 0 1 10.5 16M4 4.5A11.5 11.5 0 0 1 15.5 16"/>',
  link: '<path d="M8 12a3 3 0 0 0 4.2.3l2.6-2.6a3 3 0 0 0-4.2-4.2L9.4 6.7M12 8a3 3 0 0 0-4.2-.3l-2.6 2.6a3 3 0 0 0 4.2 4.2l1.2-1.2"/>',
}

/** An icon by name, ours or of a set, or a picture by its address; the compiler refuses other names. */
export function Drawing({ name }: { readonly name: string }) {
  const { href } = useSite()
  if (isIconPicture(name))
    return <img className="icon" src={href(name)} width="20" height="20" alt="" />
  return !isIconName(name) ? (
    <Glyph name={name} />
  ) : (
    <svg
      className={/^arrow-(?:left|right)$/.test(name) ? 'icon turns' : 'icon'}
      viewBox="0 0 20 20"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: DRAWINGS[name] }}
    />
  )
}

/** Drawn for this site on a 20-unit grid, 1.4 wide; as text, which weighs less than elements. */
const SHAPES = {
  language:
    '<path d="M2.5 5h9M7 3v2m2.6 0C9 8.6 6.3 11.4 3 12.6M4.8 7.6c.9 2 2.7 3.7 5 4.6"/><path d="m10 17 3.75-8.5L17.5 17m-6.2-3h4.9"/>',
  search: '<circle cx="9" cy="9" r="5.5"/><path d="m13.2 13.2 3.8 3.8"/>',
  pencil: '<path d="m4 16 .8-3.4L13.4 4l2.6 2.6-8.6 8.6L4 16Z"/>',
  left: '<path d="M12 5 7 10l5 5"/>',
  right: '<path d="m8 5 5 5-5 5"/>',
  print:
    '<path d="M6 7V3h8v4M6 14H3.5V8.5A1.5 1.5 0 0 1 5 7h10a1.5 1.5 0 0 1 1.5 1.5V14H14"/><path d="M6 11.5h8V17H6z"/>',
  contents: '<path d="M3 5h14M3 10h9M3 15h12"/>',
  history: '<circle cx="10" cy="10" r="6.5"/><path d="M10 6.5V10l2.5 1.5"/>',
  pin: '<path d="M7 3.5h6M8 3.5v5l-2.5 3h9L12 8.5v-5M10 11.5V17"/>',
  bookmark: '<path d="M5.5 3h9v14L10 13.5 5.5 17z"/>',
  down: '<path d="m5 7 5 5 5-5"/>',
  lock: '<rect x="4.5" y="9" width="11" height="8" rx="1.5"/><path d="M7 9V6.5a3 3 0 0 1 6 0V9"/>',
  backward: '<path d="M16 10H4m5-5-5 5 5 5"/>',
  forward: '<path d="M4 10h12m-5-5 5 5-5 5"/>',
  lines: '<path d="M4 5.5h12M4 10h12M4 14.5h7"/>',
  up: '<path d="M10 16V4M5 9l5-5 5 5"/>',
  copy: '<rect x="7.5" y="7.5" width="9" height="9" rx="1.2"/><path d="M12.5 7.5v-3a1 1 0 0 0-1-1h-7a1 1 0 0 0-1 1v7a1 1 0 0 0 1 1h3"/>',
  close: '<path d="m5 5 10 10M15 5 5 15"/>',
}

export type ShapeName = keyof typeof SHAPES

export function Icon({ name }: { readonly name: ShapeName }) {
  return (
    <svg
      className={name === 'backward' || name === 'forward' ? 'icon turns' : 'icon'}
      viewBox="0 0 20 20"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: SHAPES[name] }}
    />
  )
}

/** Drawings of the icon sets that the page brought along. */
export const GlyphContext = createContext<PageData['glyphs']>(undefined)

/** `lucide:rocket`, as the build found it. Other names draw nothing. */
export function Glyph({ name }: { readonly name: string }) {
  const glyph = use(GlyphContext)?.[name]
  return glyph === undefined ? null : (
    <svg
      className="icon glyph"
      viewBox={glyph.viewBox}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: glyph.body }}
    />
  )
}
