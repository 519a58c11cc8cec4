import type { ReactNode } from 'react'
import type { SectionBase } from '#model/home.ts'
import { PictureView } from './PictureView.tsx'

interface Props {
  readonly section: SectionBase
  readonly className?: string
  readonly label?: string | undefined
  readonly children: ReactNode
}

/** What all sections of a home page may have: the height of the window, a picture behind them. */
export function SectionFrame({ section, className = 'section', label, children }: Props) {
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
