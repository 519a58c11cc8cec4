import type { HomeSection } from '#model/home.ts'
import { useSite } from '../site-context.ts'

type Features = Extract<HomeSection, { type: 'features' }>

export function FeaturesSection({ section }: { readonly section: Features }) {
  const { strings, href } = useSite()
  const { title, description, features = [] } = section
  return (
    <section className="section" aria-label={title}>
      <div className="wide">
        {title !== undefined && (
          <div className="section-head">
            <h2>{title}</h2>
            {description !== undefined && <p>{description}</p>}
          </div>
        )}
        <div className="features">
          {features.map(({ title: name, details, link, linkText }) => (
            <div className="feature" key={name}>
              <h3>{name}</h3>
              {details !== undefined && (
                <p>{typeof details === 'string' ? details : details.join(' ')}</p>
              )}
              {link !== undefined && (
                <a href={href(link)} aria-label={`${linkText ?? strings.readMore} ${name}`}>
                  {linkText ?? strings.readMore}
                </a>
              )}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
