import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { normalizePath } from './normalize-path.ts'
import { ENGINE, SOURCES_NAME } from '#config/engine-files.ts'
import { authorSlots } from '#config/author/slots.ts'
import { siteColours } from '#config/tokens/site-colours.ts'
import type { AuthorWords } from '#locale/words.ts'
import type { IslandFolder } from '#config/block-folders.ts'
import type { IslandBundle } from '#model/island.ts'
import { ISLAND_COMPONENTS } from './islands/island-modules.ts'
import { readerSettings, type ApplicationSettings } from './reader-settings.ts'
import { slotsText } from './slots-text.ts'

const SITE_MODULE = 'virtual:keep-it-simple/site'
const LAYOUTS_MODULE = 'virtual:keep-it-simple/layouts'
const NOTICE_MODULE = 'virtual:keep-it-simple/notice.css'
const SLOTS_MODULE = 'virtual:keep-it-simple/slots'

/** Folders of React components in texts, and what bundling them found. */
export interface SiteIslands {
  readonly folders: readonly IslandFolder[]
  readonly bundle: IslandBundle
}

/** What bundles are compiled with: the part of the settings readers get, and the author's layouts. */
export interface SiteModuleInput {
  /** The author's folder; its blocks are read from there. */
  readonly root?: string
  readonly settings: ApplicationSettings
  /** Files of the author's layouts, by name. */
  readonly layouts: Readonly<Record<string, string>>
  /** Files that fill the slots, by their names. */
  readonly slots?: Readonly<Record<string, string>>
  /** The author's `theme.css`, if there is one. */
  readonly theme?: string
  /** The author's words of the interface, by language. */
  readonly words?: AuthorWords
  readonly islands?: SiteIslands
}

/** Settings reach the theme as modules of their own, so that the engine imports no site. */
export function siteModule(input: SiteModuleInput): Plugin {
  const { root, settings, layouts, slots = {}, theme } = input
  const texts: Readonly<Record<string, () => string>> = {
    [SITE_MODULE]: () =>
      `${settingsText(settings)}export const paper = ${JSON.stringify(siteColours(theme).paper)}\n`,
    [LAYOUTS_MODULE]: () => layoutsText(layouts),
    [SLOTS_MODULE]: () => slotsText(root === undefined ? slots : authorSlots(root)),
  }
  return {
    name: 'keep-it-simple:site',
    resolveId: (id) => {
      if (id === NOTICE_MODULE) return noticeSheet(settings.site)
      return Object.hasOwn(texts, id) ? `\0${id}` : undefined
    },
    load: (id) => (id.startsWith('\0virtual:') ? texts[id.slice(1)]?.() : undefined),
    // While pages are written: a slot that comes or goes is drawn, or no more, without a new session.
    hotUpdate({ type, file, modules }) {
      if (
        type === 'update' ||
        root === undefined ||
        dirname(file) !== normalizePath(join(root, 'slots'))
      )
        return undefined
      const changed = [SLOTS_MODULE, ISLAND_COMPONENTS].flatMap(
        (id) => this.environment.moduleGraph.getModuleById(`\0${id}`) ?? [],
      )
      return [...modules, ...changed]
    },
  }
}

function styleSheet(name: string): string {
  return join(ENGINE, SOURCES_NAME, `theme/styles/${name}.css`)
}

/** A site carries the styles of the notice it has. */
function noticeSheet({ bulletin = {} }: ApplicationSettings['site']): string {
  const places = Object.values(bulletin).map(({ place }) => place)
  if (places.length === 0) return styleSheet('no-notice')
  return styleSheet(places.includes('corner') ? 'notice-corner' : 'notice')
}

export function settingsText(settings: ApplicationSettings): string {
  return Object.entries(readerSettings(settings))
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')
}

function layoutsText(layouts: SiteModuleInput['layouts']): string {
  const lines = Object.entries(layouts).map(
    ([name, file]) =>
      `${JSON.stringify(name)}: () => import(${JSON.stringify(normalizePath(file))}),\n`,
  )
  return `export const layouts = {\n${lines.join('')}}\n`
}
