import { join } from 'node:path'
import { resolveSite } from '#config/resolve-site.ts'
import { compilerSettings, type CompilerSettings } from '#content/settings.ts'
import config from '../fixtures/bilingual/site.config.ts'

/** The folder whose settings, public files and layouts tiny sites have unless they bring their own. */
export const TEST_SITE: string = join(import.meta.dirname, '../fixtures/bilingual')

/** Its settings, defaults filled in. */
export const testSite = resolveSite(config)

/** The same as the compiler reads them, for a site in another folder. */
export const testSettings = (
  root = TEST_SITE,
  override: Partial<CompilerSettings> = {},
): CompilerSettings =>
  compilerSettings(root, testSite, {
    layouts: compilerSettings(TEST_SITE, testSite).layouts,
    // Tests of one process share the compiler; a thread would load it again for each.
    workers: 1,
    ...override,
  })
