import type { Badge } from '#model/navigation.ts'
import { Drawing } from './Drawing.tsx'
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
