import { featuresGrid, type Feature, type SectionOf } from '#model/home.ts'
import { fillCount } from '#locale/fill.ts'
import { useSite } from '../site-context.ts'
import { Drawing } from '../parts/Icon.tsx'
import { SectionFrame, PictureView } from './SectionFrame.tsx'

export function FeaturesSection({ section }: { readonly section: SectionOf<'features'> }) {
  const { title, description, features = [] } = section
  return (
    <SectionFrame section={section} label={title}>
      <div className="wide">
        {title !== undefined && (
          <div className="section-head">
            <h2>{title}</h2>
            {description !== undefined && <p>{description}</p>}
          </div>
        )}
        <div className="features" data-grid={featuresGrid(features.length)}>
          {features.map((feature) => (
            <FeatureView
              key={feature.title}
              feature={feature}
              level={title === undefined ? 'h2' : 'h3'}
            />
          ))}
        </div>
      </div>
    </SectionFrame>
  )
}

/** S3.21 */
function FeatureView({
  feature,
  level: Title,
}: {
  readonly feature: Feature
  readonly level: 'h2' | 'h3'
}) {
  const { strings, href, lang } = useSite()
  const { icon, title, details, link, linkText = strings.readMore, notes } = feature
  return (
    <div className="feature">
      {icon !== undefined && <Drawing name={icon} />}
      <Title>{title}</Title>
      {typeof details === 'string' && <p>{details}</p>}
      {typeof details === 'object' && (
        <ul>
          {details.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {notes && (
        <p className="feature-notes">
          <b>{fillCount(strings.seriesNotes, notes.count, lang)}</b>
          <span>
            {strings.seriesStart}
            <a href={href(notes.first.link)}>{notes.first.text}</a>
          </span>
        </p>
      )}
      {link !== undefined && (
        <a className="feature-link" href={href(link)} aria-label={`${linkText} · ${title}`}>
          {linkText}
          <Drawing name="arrow-right" />
        </a>
      )}
    </div>
  )
}

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
