import { featuresGrid, type Feature, type SectionOf } from '#model/home.ts'
import { fillCount } from '#locale/fill.ts'
import { useSite } from '../site-context.ts'
import { Drawing } from '../parts/Drawing.tsx'
import { SectionFrame } from './SectionFrame.tsx'

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
