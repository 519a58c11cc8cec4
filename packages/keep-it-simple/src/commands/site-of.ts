import { authorSlots } from '#config/author/slots.ts'
import { authorTheme } from '#config/author/theme.ts'
import { islandFolders } from '#config/block-folders.ts'
import { loadSite } from '#config/load-site.ts'
import { compilerSettings, type CompilerSettings } from '#content/settings.ts'
import { bundleIslands } from '#publish/islands/island-bundle.ts'
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

/** The same with its islands bundled, for commands that compile pages. */
export async function siteWithIslands(
  root: string,
  override: Partial<CompilerSettings> = {},
): Promise<OpenedSite> {
  return withIslands(await siteOf(root, override), root)
}

/** Bundles the islands of a site, if it has any; again after one was edited. */
export async function withIslands(site: OpenedSite, root: string): Promise<OpenedSite> {
  const folders = islandFolders(root)
  if (folders.length === 0) return site
  const bundle = await bundleIslands(folders, site.module, root)
  return {
    ...site,
    settings: { ...site.settings, islands: bundle },
    module: { ...site.module, islands: { folders, bundle } },
  }
}
