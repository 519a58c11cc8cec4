import { pathToFileURL } from 'node:url'
import type { IslandBundle } from '#model/island.ts'

/** Draws the components of a site while its pages are compiled. */
export interface Islands {
  /** First frame of the island in the folder `name`. */
  readonly draw: (name: string, id: string, props: Readonly<Record<string, unknown>>) => string
  /** Of the bundle they come from. */
  readonly hash: string
}

/** What the bundle exports (`publish/islands/island-bundle.ts`). */
interface BundleModule {
  readonly components: Readonly<Record<string, unknown>>
  readonly drawIsland: (component: unknown, id: string, props: object) => string
}

const NONE: Islands = {
  draw: (name) => {
    throw new Error(`\`blocks/${name}\` was not bundled`)
  },
  hash: '',
}

/** Why there is no bundle is reported where it is wrong, and not again wherever a figure stands. */
const UNBUNDLED: Islands = { draw: () => '', hash: '' }

/** Imported once in each thread; another bundle has another name. */
export async function loadIslands(bundle: IslandBundle | undefined): Promise<Islands> {
  if (bundle?.file === undefined)
    return bundle?.isPending || bundle?.diagnostics.length ? UNBUNDLED : NONE
  const module = (await import(pathToFileURL(bundle.file).href)) as BundleModule
  const { components, drawIsland } = module
  return { draw: (name, id, props) => drawIsland(components[name], id, props), hash: bundle.hash }
}
