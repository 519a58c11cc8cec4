import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Every address of the site in a folder that was built last. */
export function builtPaths(root: string): string[] {
  const store = new DatabaseSync(join(root, '.content/site.db'), { readOnly: true })
  try {
    const rows = store.prepare('SELECT path FROM page ORDER BY place').all()
    return rows.map(({ path }) => path as string)
  } finally {
    store.close()
  }
}
