import { pathToFileURL } from 'node:url'
import type { z } from 'zod'
import { componentName, type IslandBundle, type IslandStart } from '#model/island.ts'

/** An island as pages are compiled with it. */
export interface LoadedIsland {
  /** Name of its folder. */
  readonly name: string
  readonly options: z.ZodObject | undefined
  readonly shared: readonly string[]
  readonly client: IslandStart
  readonly words: Readonly<Record<string, object>>
  readonly draw: (id: string, props: Readonly<Record<string, unknown>>) => string
}

/** The islands of a site by the names texts call them. */
export interface Islands {
  readonly byName: ReadonlyMap<string, LoadedIsland>
  /** Of the bundle they come from. */
  readonly hash: string
}

/** What the bundle exports (`publish/islands/island-bundle.ts`). */
interface BundleModule {
  readonly islands: Readonly<
    Record<
      string,
      {
        readonly component: unknown
        readonly block: {
          readonly options?: z.ZodObject
          readonly shared?: readonly string[]
          readonly client?: IslandStart
        }
        readonly words: Readonly<Record<string, object>>
      }
    >
  >
  readonly drawIsland: (component: unknown, id: string, props: object) => string
}

const NONE: Islands = { byName: new Map(), hash: '' }

/** Imported once in each thread; another bundle has another name. */
export async function loadIslands(bundle: IslandBundle | undefined): Promise<Islands> {
  if (bundle?.file === undefined) return NONE
  const module = (await import(pathToFileURL(bundle.file).href)) as BundleModule
  const { islands, drawIsland } = module
  const all = Object.entries(islands).map(
    ([name, { component, block, words }]): [string, LoadedIsland] => [
      componentName(name),
      {
        name,
        options: block.options,
        shared: block.shared ?? [],
        client: block.client ?? 'visible',
        words,
        draw: (id, props) => drawIsland(component, id, props),
      },
    ],
  )
  return { byName: new Map(all), hash: bundle.hash }
}
