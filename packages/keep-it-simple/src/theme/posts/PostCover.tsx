import type { Cover } from '#model/cover.ts'
import { useSite } from '../site-context.ts'

interface Props {
  readonly src: string
  readonly cover: Cover
  /** Whether it is likely to be in sight when the page opens. */
  readonly first: boolean
}

/**
 * S9.3: any ratio and any width without an inline style: an empty drawing of that shape holds the
 * place, and the picture fills it. The title beside it says what it is about, so it has no words.
 */
export function PostCover({ src, cover, first }: Props) {
  const { href } = useSite()
  const [width, height] = cover.ratio
  return (
    <div className="cover">
      <svg viewBox={`0 0 ${width} ${height}`} width={cover.width} aria-hidden="true" />
      <img src={href(src)} alt="" loading={first ? 'eager' : 'lazy'} decoding="async" />
    </div>
  )
}
