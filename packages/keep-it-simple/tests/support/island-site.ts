import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteInput } from '#model/site-settings.ts'
import { serveAuthorSite, writeAuthorSite, type AuthorSite } from './author-site.ts'
import { FIXTURES_FOLDER } from './fixture-site.ts'
import { page, type Files } from './tiny-site.ts'

/** So long that what stands behind it is not seen at first. */
export const SCREENS = 'A paragraph to scroll past.\n\n'.repeat(80)

/** The counter of `fixtures/extended` in a page; `above` decides whether it is seen at first. */
export const counterPage = (options = '', above = '', below = ''): string =>
  page(
    {},
    `${above}::: figure Counter${options}\nSome dots in a row.\n:::\n\n${below}The text goes on.`,
  )

export function copyCounter(root: string): void {
  cpSync(join(FIXTURES_FOLDER, 'extended/blocks/counter'), join(root, 'blocks/counter'), {
    recursive: true,
  })
}

/** A site with the island `counter`, built and served. */
export const serveIslandSite = (
  files: Files,
  settings: Partial<SiteInput> = {},
): Promise<AuthorSite> => serveAuthorSite(files, settings, copyCounter)

/** The same as a folder only, for `kis dev` and `kis check`. */
export function writeIslandSite(files: Files): string {
  const root = writeAuthorSite(files)
  copyCounter(root)
  return root
}
