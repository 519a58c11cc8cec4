import { LICENCES, licenceId, licenceLabel } from '#model/licence.ts'
import { useSite } from '../site-context.ts'

/** The licence of the texts; one whose words are known leads to them. */
export function LicenceLine() {
  const { site, strings } = useSite()
  const known = licenceId(site.license)
  const [before, after] = strings.licenseLine.split('{license}')
  return (
    <p>
      {before}
      {known ? (
        <a href={LICENCES[known]} rel="license">
          {licenceLabel(known)}
        </a>
      ) : (
        site.license
      )}
      {after}
    </p>
  )
}
