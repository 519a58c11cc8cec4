import { join } from 'node:path'
import { blockPages } from './block-pages.ts'
import { commandPage } from './command-page.ts'
import { diagnosticPages } from './diagnostic-pages.ts'
import { evidencePage } from './evidence-page.ts'
import { overviewPages } from './overview-page.ts'
import type { Lang, Page } from './page.ts'
import { settingPages } from './setting-pages.ts'

const MANUAL = join(import.meta.dirname, '..')

/** Every generated page of a language, the overviews first; blocks are those of a folder. */
export async function referencePages(lang: Lang, root: string = MANUAL): Promise<Page[]> {
  const pages = [
    ...(await blockPages(lang, root)),
    ...settingPages(lang),
    await commandPage(lang),
    ...diagnosticPages(lang),
    evidencePage(lang),
  ]
  return [...overviewPages(pages, lang), ...pages]
}
