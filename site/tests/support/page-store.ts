import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The site's folder, with what was built last in `dist/` and `.content/`. */
export const SITE: string = join(import.meta.dirname, '../..')
export const DIST: string = join(SITE, 'dist')
export const NGINX: string = join(SITE, '.content/hosts/nginx.conf')

/** What these tests read of the page store. */
interface PageStore {
  readonly pages: readonly (readonly [path: string, ...rest: readonly unknown[]])[]
}

/** Every address that was built. */
export function builtPaths(): string[] {
  const store = JSON.parse(readFileSync(join(SITE, '.content/store.json'), 'utf8')) as PageStore
  return store.pages.map(([path]) => path)
}
