import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The documents of a built site, by their address. */
export function documents(dist: string): Map<string, string> {
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('index.html'),
  )
  return new Map(
    pages.map((name) => [
      `/${name.replaceAll('\\', '/').replace(/index\.html$/, '')}`,
      readFileSync(join(dist, name), 'utf8'),
    ]),
  )
}

/** Addresses of this site that its documents name and that no file answers. */
export function deadLinks(dist: string): string[] {
  const dead = new Set<string>()
  for (const [path, html] of documents(dist))
    for (const [, link = ''] of html.matchAll(/\s(?:href|src)="(\/(?!\/)[^"#?]*)/g))
      if (!isFile(dist, decodeURI(link))) dead.add(`${path} → ${link}`)
  return [...dead]
}

function isFile(dist: string, link: string): boolean {
  const file = join(dist, link)
  return existsSync(file) && (statSync(file).isFile() || existsSync(join(file, 'index.html')))
}
