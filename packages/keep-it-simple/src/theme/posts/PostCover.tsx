import type { Cover } from '#model/cover.ts'
import type { CoverSource } from '#model/post.ts'
import { useSite } from '../site-context.ts'

interface Props {
  readonly src: string
  readonly sources?: readonly CoverSource[] | undefined
  readonly cover: Cover
  /** Whether it is likely to be in sight when the page opens. */
  readonly first: boolean
}

/**
 * S9.3: any ratio and any width without an inline style: an empty drawing of that shape holds the
 * place, and the picture fills it. The title beside it says what it is about, so it has no words.
 */
export function PostCover({ src, sources, cover, first }: Props) {
  const { href } = useSite()
  const [width, height] = cover.ratio
  const image = <img src={href(src)} alt="" loading={first ? 'eager' : 'lazy'} decoding="async" />
  const beside = cover.side === 'top' ? '44rem' : `${cover.width}px`
  const sizes = `${first ? '' : 'auto, '}(min-width: 48em) ${beside}, calc(100vw - 3rem)`
  return (
    <div className="cover">
      <svg viewBox={`0 0 ${width} ${height}`} width={cover.width} aria-hidden="true" />
      {sources === undefined ? (
        image
      ) : (
        <picture>
          {sources.map(({ type, srcset }) => (
            <source key={type} type={type} srcSet={srcset} sizes={sizes} />
          ))}
          {image}
        </picture>
      )}
    </div>
  )
}
