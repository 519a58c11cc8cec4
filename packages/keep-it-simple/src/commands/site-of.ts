import { loadSite } from '#config/load-site.ts'
import { pressSettings, type PressSettings } from '#content/settings.ts'
import type { SiteModuleInput } from '#publish/site-module.ts'
import type { SiteSettings } from '#model/site-settings.ts'

export interface OpenedSite {
  readonly own: SiteSettings
  readonly settings: PressSettings
  /** What the application is compiled with. */
  readonly module: SiteModuleInput
}

/** The site in a folder, as every command begins with it. */
export async function siteOf(
  root: string,
  override: Partial<PressSettings> = {},
): Promise<OpenedSite> {
  const { file, settings: own } = await loadSite(root)
  const settings = pressSettings(root, own, { settingsFile: file, ...override })
  return { own, settings, module: { settings: own, layouts: settings.layouts } }
}
