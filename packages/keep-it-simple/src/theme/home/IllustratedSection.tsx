import type { SectionOf } from '#model/home.ts'
import { PictureView } from './PictureView.tsx'
import { SectionFrame } from './SectionFrame.tsx'

type Illustrated = SectionOf<'text-image' | 'image-text'>

/** Words and a picture side by side, in the order the type names them. */
export function IllustratedSection({ section }: { readonly section: Illustrated }) {
  const { type, title, image, width } = section
  const picture = image !== undefined && (
    <div className="illustrated-picture">
      <PictureView picture={image} width={width} />
    </div>
  )
  return (
    <SectionFrame section={section} label={title}>
      <div className={picture ? 'wide illustrated' : 'wide'}>
        {type === 'image-text' && picture}
        <Words section={section} />
        {type === 'text-image' && picture}
      </div>
    </SectionFrame>
  )
}

function Words({ section }: { readonly section: Illustrated }) {
  const { title, description, list = [] } = section
  return (
    <div className="illustrated-words">
      {title !== undefined && <h2>{title}</h2>}
      {description !== undefined && <p>{description}</p>}
      {list.length > 0 && (
        <ul>
          {list.map((item) => {
            const { title: name, description: text } =
              typeof item === 'string' ? { title: item } : item
            return (
              <li key={name}>
                <strong>{name}</strong>
                {text !== undefined && <p>{text}</p>}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
