import type { SectionOf } from '#model/home.ts'
import { Body } from '../body/Body.tsx'
import { SectionFrame } from './SectionFrame.tsx'

interface Props {
  readonly section: SectionOf<'custom'>
  readonly body: string
  readonly path: string
}

/** A part of the page's own text; with a title, that stands in the margin as it does in other sections. */
export function CustomSection({ section, body, path }: Props) {
  const { title, description } = section
  const text = <Body key={path} body={body} />
  return (
    <SectionFrame section={section} label={title}>
      {title === undefined ? (
        <div className="wide">{text}</div>
      ) : (
        <div className="wide split">
          <div className="section-head">
            <h2>{title}</h2>
            {description !== undefined && <p>{description}</p>}
          </div>
          {text}
        </div>
      )}
    </SectionFrame>
  )
}
