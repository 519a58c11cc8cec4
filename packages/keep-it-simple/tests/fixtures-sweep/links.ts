import type { FixtureSite } from '../support/fixture-site.ts'
import type { Look } from './look.ts'

/** Everything of this site that pages lead to or load, and that does not answer with 200. */
export async function brokenLinks(
  looks: ReadonlyMap<string, Look>,
  { settings, url }: FixtureSite,
): Promise<string[]> {
  const sources = new Map<string, string>()
  const { origin, base } = settings.site
  for (const [path, { links, canonical, alternates }] of looks) {
    // What is written with the site's own host lies on this one here.
    const own = [canonical, ...Object.values(alternates)]
      .filter((one) => one !== '')
      .map((one) => one.replace(origin + base, url))
    for (const link of [...links, ...own]) if (!sources.has(link)) sources.set(link, path)
  }
  const broken: string[] = []
  for (const [link, path] of sources) {
    if (!link.startsWith(url)) broken.push(`${link} on ${path} leaves the base`)
    else if (!(await fetch(link)).ok) broken.push(`${link} on ${path}`)
  }
  return broken
}

/** Pages that name a translation which does not name them. */
export function unansweredLanguages(
  looks: ReadonlyMap<string, Look>,
  { settings, pages }: FixtureSite,
): string[] {
  const { origin, base } = settings.site
  const addressOf = (path: string) => origin + base + encodeURI(path.slice(1))
  const byAddress = new Map(pages.map(({ path }) => [addressOf(path), path]))
  return pages.flatMap(({ path, lang }) =>
    Object.entries(looks.get(path)!.alternates).flatMap(([hreflang, address]) => {
      if (hreflang === 'x-default') return []
      const other = byAddress.get(address)
      const back = other === undefined ? undefined : looks.get(other)?.alternates
      const answers = back !== undefined && Object.values(back).includes(addressOf(path))
      return answers ? [] : [`${path} (${lang}) names ${address} (${hreflang})`]
    }),
  )
}
