import type { Plugin } from 'vite'

const NAME = 'virtual:keep-it-simple/styles/'
const BUILT_IN = /\/theme\/layouts\/([A-Z]\w*)Layout\.[jt]sx?$/
const OWN = /\/layouts\/([A-Z]\w*)\.[jt]sx?$/
const SLOTS = '\0virtual:keep-it-simple/slots'
const COMMON = /\/theme\/layouts\/own-styles\.[jt]s$/

/**
 * Readers get the styles of a layout and none of its code: the server's bundle says which sheets a layout
 * imports, and the readers' bundle has a module of these alone.
 */
export function stylesOfLayouts() {
  const sheets = new Map<string, readonly string[]>()
  const collect: Plugin = {
    name: 'keep-it-simple:collect-styles',
    buildEnd() {
      const cssOf = (id: string, seen = new Set<string>()): string[] => {
        if (seen.has(id)) return []
        seen.add(id)
        if (id.endsWith('.css')) return [id]
        return (this.getModuleInfo(id)?.importedIds ?? []).flatMap((one) => cssOf(one, seen))
      }
      const ids = [...this.getModuleIds()]
      // The frame of every page has some.
      const slots = ids.filter((id) => id === SLOTS).flatMap((id) => cssOf(id))
      const common = ids.filter((id) => COMMON.test(id)).flatMap((id) => cssOf(id))
      for (const id of ids) {
        const builtIn = BUILT_IN.exec(id)?.[1]
        if (builtIn !== undefined) sheets.set(layoutName(builtIn), unique(cssOf(id), slots))
        // A layout of the author's may use what texts and wide pages are styled with.
        else if (OWN.test(id)) sheets.set(OWN.exec(id)![1]!, unique(common, cssOf(id), slots))
      }
    },
  }
  const modules: Plugin = {
    name: 'keep-it-simple:layout-styles',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith(`\0${NAME}`)
        ? (sheets.get(id.slice(NAME.length + 1)) ?? [])
            .map((sheet) => `import ${JSON.stringify(sheet)}\n`)
            .join('')
        : undefined,
  }
  const entries = () => [...sheets].filter(([, all]) => all.length > 0).map(([name]) => NAME + name)
  return { collect, modules, entries }
}

const unique = (...lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())]

/** `NotFoundLayout.tsx` shows `not-found`; an author's layouts keep their names. */
const layoutName = (component: string): string =>
  component.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
