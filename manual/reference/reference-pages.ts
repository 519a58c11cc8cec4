import { commandPage } from './command-page.ts'
import { overviewPage } from './overview-page.ts'
import type { Lang, Page } from './page.ts'
import { settingPages } from './setting-pages.ts'

/** Every generated page of a language, the overview first. */
export async function referencePages(lang: Lang): Promise<Page[]> {
  const pages = [...settingPages(lang), await commandPage(lang)]
  return [overviewPage(pages, lang), ...pages]
}
