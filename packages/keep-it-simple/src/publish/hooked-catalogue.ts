import { callHook, type HookPlace } from '#config/call-hook.ts'
import { catalogueAnswer } from '#config/hook-answers.ts'
import type { CatalogueEntry } from '#model/catalogue-entry.ts'
import { localeOf } from '#model/locale.ts'
import type { SiteConfig } from '#model/site.ts'

/**
 * The pages that feeds, sitemap and the like speak of, as the author's hook would have them: left out,
 * said differently, or added. What is added is no article, since it has no text here.
 */
export async function hookedCatalogue(
  entries: readonly CatalogueEntry[],
  site: SiteConfig,
  place: HookPlace | undefined,
): Promise<readonly CatalogueEntry[]> {
  if (!place?.hooks?.catalogue) return entries
  const answer = await callHook(place, 'catalogue', structuredClone(entries), catalogueAnswer)
  if (!answer) return entries
  const known = new Map(entries.map((one) => [one.path, one]))
  return answer.map(({ path, title, description, updated }) => {
    const own = known.get(path)
    const locale = localeOf(site.locales, path) ?? site.locales[0]!
    return {
      lang: locale.lang,
      locale: locale.prefix,
      isArticle: false,
      indexed: true,
      tags: [],
      ...own,
      path,
      title,
      ...(description !== undefined && { description }),
      ...(updated !== undefined && { updated }),
    }
  })
}
