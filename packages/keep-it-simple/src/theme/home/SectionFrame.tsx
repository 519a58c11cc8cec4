import type { Picture, SectionBase } from '#model/home.ts'
import type { ReactNode } from 'react'
import { useSite } from '../site-context.ts'

interface SectionFrameProps {
  readonly section: SectionBase
  readonly className?: string
  readonly label?: string | undefined
  readonly children: ReactNode
}

/** What all sections of a home page may have: the height of the window, a picture behind them. */
export function SectionFrame({
  section,
  className = 'section',
  label,
  children,
}: SectionFrameProps) {
  const { full, backgroundImage } = section
  return (
    <section className={full ? `${className} full` : className} aria-label={label}>
      {backgroundImage !== undefined && (
        <div className="backdrop" aria-hidden="true">
          <PictureView picture={backgroundImage} />
        </div>
      )}
      {children}
    </section>
  )
}

interface PictureProps {
  readonly picture: Picture
  /** Shown width in pixels, when the section and not the picture decides. */
  readonly width?: number | undefined
}

/**
 * A picture, or one for each appearance. The other one of a pair is not displayed, so a browser that
 * loads lazily never fetches it; the switch works without script.
 */
export function PictureView({ picture, width }: PictureProps) {
  const { href } = useSite()
  if (typeof picture === 'string')
    return <img src={href(picture)} alt="" width={width} loading="lazy" />
  const { alt = '', height } = picture
  const own = width ?? picture.width
  // Only the picture's own size says how high it is.
  const size = { width: own, height: own === picture.width ? height : undefined }
  if ('src' in picture) return <img src={href(picture.src)} alt={alt} {...size} loading="lazy" />
  return (
    <>
      <img className="by-day" src={href(picture.light)} alt={alt} {...size} loading="lazy" />
      <img className="by-night" src={href(picture.dark)} alt={alt} {...size} loading="lazy" />
    </>
  )
}
