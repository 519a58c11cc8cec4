import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { serveFolder } from '#publish/serve.ts'
import type { SiteInput } from '#model/site-settings.ts'
import { kisBuild, serveAuthorSite, writeAuthorSite, type AuthorSite } from './author-site.ts'
import { FIXTURES_FOLDER } from './fixture-site.ts'
import { oncePerRun } from './once-per-run.ts'
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

const TABS = '::: tabs\n@tab One\n\nFirst panel.\n\n@tab Two\n\nSecond panel.\n\n:::\n\n'
const PAGES: Files = {
  'a.md': counterPage(' count=4', `[Look at twelve](#counter?count=12)\n\n${SCREENS}`, SCREENS),
  'b.md': page({}, 'From elsewhere: [nine pears](./a.md#counter?count=9&name=pears).'),
  'seen.md': counterPage(' count=4', 'Text above.\n\n'),
  'below.md': counterPage(' count=4', SCREENS, SCREENS),
  'touch.md': counterPage(' count=4 client=touch'),
  'idle.md': counterPage(' count=4 client=idle', SCREENS),
  'none.md': page({}, `No figure here, but a [link to one](./below.md).`),
  'right.md': counterPage(' count=4', TABS),
  'broken.md': counterPage(' count=4 name=broken', TABS),
  'two.md': counterPage('#one count=4 name=broken', '', '::: figure Counter#two\nMore.\n:::\n\n'),
}

/** One build of the pages above for every spec about islands. */
export async function serveIslandPages(): Promise<{ url: string; close: () => void }> {
  const root = await oncePerRun('islands', async (place) => {
    const made = writeAuthorSite(PAGES, {}, place)
    copyCounter(made)
    await kisBuild(made)
    return made
  })
  const { server, url } = await serveFolder(join(root, 'dist'))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url, close }
}
