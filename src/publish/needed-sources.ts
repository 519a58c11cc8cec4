import type { Policy } from '#model/deploy.ts'
import type { OutlinedPage } from '#model/page.ts'
import type { SiteConfig } from '#model/site.ts'

/** Hosts of the hosted search, unless the settings name others. */
const ALGOLIA = ['https://*.algolia.net', 'https://*.algolianet.com']
/** The site's own search is a compiled program; this lets it run, and no script. */
const COMPILED = "'wasm-unsafe-eval'"

/** Hosts the settings of the site name, and what its search needs. */
export function siteSources({ banner, head, search }: SiteConfig): Policy {
  const scripts = head.flatMap(([tag, { src }]) => (tag === 'script' ? originOf(src) : []))
  return {
    'img-src': originOf(banner.daily),
    'script-src': search ? scripts : [...scripts, COMPILED],
    ...(search && { 'connect-src': search.hosts ?? ALGOLIA }),
  }
}

/** Hosts of pictures a page names outside its text: of people, friends and home sections. */
export function pictureHosts(page: OutlinedPage): string[] {
  if (page.type !== 'content') return []
  const found: string[] = []
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, part] of Object.entries(value)) {
      if (/^(?:avatar|banner|image|src|light|dark|backgroundImage)$/.test(key))
        found.push(...originOf(part))
      visit(part)
    }
  }
  visit(page.git?.contributors)
  visit(page.friends)
  visit(page.home)
  return found
}

function originOf(link: unknown): string[] {
  if (typeof link !== 'string' || !link.startsWith('https://')) return []
  return URL.canParse(link) ? [new URL(link).origin] : []
}
