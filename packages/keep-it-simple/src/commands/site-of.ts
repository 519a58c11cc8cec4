import { authorSlots } from '#config/author/slots.ts'
import { authorTheme } from '#config/author/theme.ts'
import { loadSite } from '#config/load-site.ts'
import { compilerSettings, type CompilerSettings } from '#content/settings.ts'
import type { SiteModuleInput } from '#publish/site-module.ts'
import type { SiteSettings } from '#model/site-settings.ts'

export interface OpenedSite {
  readonly own: SiteSettings
  readonly settings: CompilerSettings
  /** What the application is compiled with. */
  readonly module: SiteModuleInput
}

/** The site in a folder, as every command begins with it. */
export async function siteOf(
  root: string,
  override: Partial<CompilerSettings> = {},
): Promise<OpenedSite> {
  const { file, settings: own, words } = await loadSite(root)
  const settings = compilerSettings(root, own, { settingsFile: file, words, ...override })
  const theme = authorTheme(root)
  const module: SiteModuleInput = {
    root,
    settings: own,
    layouts: settings.layouts,
    slots: authorSlots(root),
    words,
    ...(theme !== undefined && { theme }),
  }
  return { own, settings, module }
}
