import { commentOrigin } from '#model/comments.ts'
import type { Policy } from '#model/deploy.ts'
import { headSources } from '#model/head-policy.ts'
import type { OutlinedPage } from '#model/page.ts'
import { repositoryOrigins } from '#model/repository.ts'
import { runOrigins } from '#model/runner.ts'
import type { SiteConfig } from '#model/site.ts'

/** Hosts of the hosted search, unless the settings name others. */
const ALGOLIA = ['https://*.algolia.net', 'https://*.algolianet.com']
const TAG_MANAGER = 'https://www.googletagmanager.com'
/** Lets compiled programs run, and no script. */
const COMPILED = "'wasm-unsafe-eval'"

/** Hosts the settings of the site name. */
export function siteSources(site: SiteConfig): Policy[] {
  const { banner, head, search, comments, analytics, repositoryRefresh, repositoryService } = site
  const counters = [
    ...(analytics?.script ? [new URL(analytics.script.src, site.origin).origin] : []),
    ...(analytics?.tagManager === undefined ? [] : [TAG_MANAGER]),
  ].filter((origin) => origin !== site.origin)
  return [
    headSources(head),
    {
      'img-src': originOf(banner?.daily),
      ...(search && { 'connect-src': search.hosts ?? ALGOLIA }),
    },
    ...(comments ? [{ 'frame-src': [commentOrigin(comments)] }] : []),
    { 'script-src': counters, 'connect-src': counters },
    ...(repositoryRefresh === true
      ? [{ 'connect-src': repositoryOrigins(repositoryService) }]
      : []),
  ]
}

/** What blocks need, by the name of their assets: the hosts of their forms and frames. */
const BLOCKS: Readonly<Record<string, Policy>> = {
  player: {
    'frame-src': ["'self'", 'https://player.bilibili.com', 'https://www.youtube-nocookie.com'],
  },
  demo: {
    'frame-src': ["'self'"],
    'form-action': ['https://codepen.io', 'https://jsfiddle.net'],
  },
}

/** An unlocked page consists of blobs; and it may hold any block, since nobody shall know which. */
export const lockedSources = (site: SiteConfig): Policy[] => [
  { 'img-src': ['blob:'], 'media-src': ['blob:'], 'frame-src': ['blob:'] },
  ...blockSources(new Set([...Object.keys(BLOCKS), 'run']), site),
]

/** In the order of the table, so that no order of pages shows in the policy. */
export function blockSources(assets: ReadonlySet<string>, { runners = {} }: SiteConfig): Policy[] {
  const found = Object.entries(BLOCKS).flatMap(([name, policy]) =>
    assets.has(name) ? [policy] : [],
  )
  if (!assets.has('run')) return found
  const compiled = runners.python === false && runners.sql === false ? [] : [COMPILED]
  return [...found, { 'connect-src': runOrigins(runners), 'script-src': compiled }]
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
