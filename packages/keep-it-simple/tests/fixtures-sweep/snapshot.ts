import { kindOf, type FixtureSite } from '../support/fixture-site.ts'
import type { Look } from './look.ts'

/** Comes with the first movement; the pointer of a browser without a window moves now and then. */
const LATE = 'late.css'

/** What a reviewer can read: a paragraph per address, without anything that changes by itself. */
export function snapshotOf(
  { pages, settings }: FixtureSite,
  looks: ReadonlyMap<string, Look>,
): string {
  const { origin } = settings.site
  return pages
    .map((one) => {
      const { lang, dir, title, headings, alternates, assets } = looks.get(one.path)!
      const others = Object.entries(alternates).map(
        ([hreflang, address]) => `${hreflang} ${decodeURI(address).replace(origin, '')}`,
      )
      return [
        one.path,
        `  title ${title}`,
        `  h1 ${headings.join(' | ')}`,
        `  ${lang} ${dir}, ${kindOf(one)}`,
        ...(others.length > 0 ? [`  alternates ${others.join(', ')}`] : []),
        `  loads ${assets.filter((name) => name !== LATE).join(' ')}`,
        '',
      ].join('\n')
    })
    .join('\n')
}
