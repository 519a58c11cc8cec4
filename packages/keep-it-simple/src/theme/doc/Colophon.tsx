import { DEFAULT_LICENCE, licenceId, licenceLabel, LICENCES } from '#model/licence.ts'
import type { ContentPage, Copyright } from '#model/page.ts'
import { useSite } from '../site-context.ts'

/** S1.14, S3.23: whose work it is, where it stands, what may be done with it. */
export function Colophon({
  page,
  copyright,
  isAlone,
}: {
  readonly page: ContentPage
  readonly copyright: Copyright
  /** Nobody but the author has written it: this is where links to its contributors lead. */
  readonly isAlone: boolean
}) {
  const { site, strings, href } = useSite()
  const { creation = 'original', author = site.author, source } = copyright
  const own = site.origin + href(page.path)
  const link = creation === 'original' ? own : (source ?? own)
  const { name, url } = typeof author === 'string' ? { name: author, url: undefined } : author
  return (
    <dl className="colophon" id="doc-copyright">
      <dt>{strings.title}</dt>
      <dd>{page.title}</dd>
      <dt>{strings.author}</dt>
      <dd id={isAlone ? 'doc-contributors' : undefined}>
        {url === undefined ? (
          `${name} ${strings.creation[creation]}`
        ) : (
          <>
            <a href={url}>{name}</a>
            {` ${strings.creation[creation]}`}
          </>
        )}
      </dd>
      <dt>{creation === 'original' ? strings.link : strings.source}</dt>
      <dd>
        <a className="link" href={link} dir="ltr">
          {decodeURI(link)}
        </a>
      </dd>
      <dt>{strings.license}</dt>
      <dd>
        <Licence license={copyright.license ?? DEFAULT_LICENCE} />
      </dd>
    </dl>
  )
}

function Licence({ license }: { readonly license: NonNullable<Copyright['license']> }) {
  const { strings } = useSite()
  if (typeof license !== 'string') return <a href={license.url}>{license.name}</a>
  const id = licenceId(license)
  if (!id) return license
  return (
    <>
      <a className="link" href={LICENCES[id]} rel="license">
        {licenceLabel(id)}
      </a>
      {` ${strings.licences[id]}`}
    </>
  )
}
