import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ContentPage } from '#model/page.ts'
import { toHref } from '#model/path.ts'
import { readCatalogue } from './catalogue.ts'
import { feeds } from './feeds/feeds.ts'
import { llmsFiles } from './llms.ts'
import { printMarkdown } from './print-markdown.ts'
import type { PublishInput } from './publish.ts'
import { robots } from './robots.ts'
import type { ServerBundle } from './server-bundle.ts'
import { sitemaps } from './sitemap.ts'
import { writeInto } from './write-into.ts'

/**
 * Everything around the pages: what is made of all of them together, and the Markdown beside those
 * that changed. Gives the names of the files made of all.
 */
export async function printAround(
  input: PublishInput,
  changed: readonly string[],
): Promise<string[]> {
  const { shelf, shell, site, collections, content, dist, publicDir } = input
  const bundle = (await import(pathToFileURL(shell.serverEntry).href)) as ServerBundle
  const library = new bundle.Library(content)
  const absolute = (address: string) => site.origin + toHref(site.base, address)
  const bodyOf = (path: string) => (JSON.parse(library.text(path)!) as ContentPage).body
  try {
    const entries = readCatalogue(shelf, (path) => library.outline(path))
    printMarkdown(changed, entries, absolute, input)
    const files: Record<string, string> = {
      ...sitemaps(entries, site.locales, absolute),
      'robots.txt': robots(absolute('/sitemap.xml')),
      ...feeds({ entries, site, collections, absolute, bodyOf }),
      ...llmsFiles(entries, site.locales, collections, absolute),
    }
    // A file of the owner's own stays.
    const names = Object.keys(files).filter((name) => !existsSync(join(publicDir, name)))
    for (const name of names) writeInto(join(dist, name), files[name]!)
    return names
  } finally {
    library.close()
  }
}
