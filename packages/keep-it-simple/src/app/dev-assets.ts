import { normalizePath, type ViteDevServer } from 'vite'
import type { PageData } from '#model/page.ts'
import type { ShellAssets } from '#model/shell-assets.ts'
import { authorLayouts } from '#config/author/layouts.ts'
import { authorSlots } from '#config/author/slots.ts'
import { blockFolders } from '#config/block-folders.ts'
import { ENGINE, engineFile, hasEngineFile, SOURCES_NAME } from '#config/engine-files.ts'

const moduleUrl = (path: string): string => `/${engineFile(path)}`

/**
 * What a document links to while pages are written. There is no bundle to ask, so the style sheets
 * are those that the layout's and the blocks' modules import: the page is styled before any script
 * has run, as it is when published.
 */
export async function devAssets(
  vite: ViteDevServer,
  root: string,
  base: string,
  pages: readonly PageData[],
  layouts: readonly string[],
  authorSheet?: string,
): Promise<ShellAssets> {
  const href = (url: string): string => base + url.slice(1)
  const sheet = (name: string): string => href(`/${SOURCES_NAME}/theme/styles/${name}.css`)
  const own = pages.flatMap((page) => ('assets' in page && page.assets) || [])
  const assets = new Set([...own, 'islands', 'lock'])
  const folders = new Map(blockFolders(root).map((one) => [one.name, one]))
  const urls = [...assets].map((name) => {
    const url = folders.has(name)
      ? `/@id/__x00__virtual:keep-it-simple/blocks/${name}`
      : moduleUrl(name === 'islands' ? 'theme/islands/islands' : `theme/page-assets/${name}`)
    return [name, url] as const
  })
  const sheetsOf = async (url: string) => (await styleSheets(vite, url)).map(href)
  const blockStyles = urls.map(async ([name, url]) => {
    const folder = folders.get(name)
    if (!folder) return [name, await sheetsOf(url)] as const
    const { island, style } = folder
    const imported = island === undefined ? [] : await sheetsOf(fileUrl(island))
    return [name, [...imported, ...(style === undefined ? [] : [href(fileUrl(style))])]] as const
  })
  const slotFiles = Object.values(authorSlots(root))
  const layoutSheets = async (name: string) => {
    const ownLayout = authorLayouts(root)[name]
    const files = [...slotFiles, ...(ownLayout === undefined ? [] : [ownLayout])].map(fileUrl)
    const sheets = [layoutFile(name), ...files].map(sheetsOf)
    return [name, (await Promise.all(sheets)).flat()] as const
  }
  return {
    script: href(moduleUrl('theme/client/client')),
    later: '',
    search: [href(moduleUrl('theme/search/search-island'))],
    styles: [sheet('site'), sheet('../search/field'), ...(await noticeSheets(vite)).map(href)],
    late: sheet('late'),
    layoutStyles: Object.fromEntries(await Promise.all(layouts.map(layoutSheets))),
    blockStyles: Object.fromEntries(await Promise.all(blockStyles)),
    authorStyles: authorSheet === undefined ? [] : [href(`/@fs/${authorSheet.replace(/^\//, '')}`)],
    modules: Object.fromEntries(urls.map(([name, url]) => [name, href(url)])),
    islandScripts: {},
    fontStyles: {},
    programs: [],
    shell: [],
  }
}

/** What the settings say of the site's notice decides its sheet. */
async function noticeSheets(vite: ViteDevServer): Promise<string[]> {
  const found = await vite.environments.client.pluginContainer.resolveId(
    'virtual:keep-it-simple/notice.css',
  )
  return found ? [fileUrl(found.id)] : []
}

/** As Vite names a file: below its root, or anywhere else. */
function fileUrl(file: string): string {
  const path = normalizePath(file)
  const root = `${normalizePath(ENGINE)}/`
  return path.startsWith(root) ? `/${path.slice(root.length)}` : `/@fs/${path.replace(/^\//, '')}`
}

/** `not-found` is shown by `NotFoundLayout.tsx`; an author's layouts have styles of texts and wide pages. */
function layoutFile(layout: string): string {
  const component = layout.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const path = `theme/layouts/${component}Layout`
  return moduleUrl(hasEngineFile(path) ? path : 'theme/layouts/own-styles')
}

/** Sheets a module imports, itself or through others; not what it may load later, nor those of packages. */
async function styleSheets(
  vite: ViteDevServer,
  url: string,
  seen: Set<string> = new Set(),
): Promise<string[]> {
  // Modules without a file import no sheet of ours.
  if (seen.has(url) || !/^\/(?!@id\/)/.test(url) || url.includes('/node_modules/')) return []
  seen.add(url)
  if (url.endsWith('.css')) return [url]
  const { deps = [] } = (await vite.environments.ssr.transformRequest(url)) ?? {}
  const sheets: string[] = []
  // One after another: their order is that of the cascade.
  for (const dep of deps) sheets.push(...(await styleSheets(vite, dep, seen)))
  return sheets
}
