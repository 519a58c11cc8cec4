import type { HomeSection } from '#model/home.ts'

type Illustrated = Extract<HomeSection, { type: 'text-image' | 'image-text' }>

export function IllustratedSection({ section }: { readonly section: Illustrated }) {
  const { title, description, list = [] } = section
  return (
    <section className="section">
      <div className="wide split">
        <div className="section-head">{title !== undefined && <h2>{title}</h2>}</div>
        <div className="flow">
          {description !== undefined && <p>{description}</p>}
          <dl className="flow">
            {list.map((item) => {
              const { title: name, description: text } =
                typeof item === 'string' ? { title: item } : item
              return (
                <div key={name}>
                  <dt>
                    <strong>{name}</strong>
                  </dt>
                  {text !== undefined && <dd>{text}</dd>}
                </div>
              )
            })}
          </dl>
        </div>
      </div>
    </section>
  )
}
