import { join } from 'node:path'
import { builtPaths as pathsBuiltIn } from 'keep-it-simple-testing/built-site.ts'

/** The site's folder, with what was built last in `dist/` and `.content/`. */
export const SITE: string = join(import.meta.dirname, '../..')
export const DIST: string = join(SITE, 'dist')
export const NGINX: string = join(SITE, '.content/hosts/nginx.conf')

/** Every address that was built. */
export const builtPaths = (): string[] => pathsBuiltIn(SITE)
