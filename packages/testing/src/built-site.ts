import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What tests read of the page store. */
interface PageStore {
  readonly pages: readonly (readonly [path: string, ...rest: readonly unknown[]])[]
}

/** Every address of the site in a folder that was built last. */
export function builtPaths(root: string): string[] {
  const store = JSON.parse(readFileSync(join(root, '.content/store.json'), 'utf8')) as PageStore
  return store.pages.map(([path]) => path)
}
