import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pressSettings } from '#content/settings.ts'
import type { ShelfIndex } from '#model/shelf.ts'
import { pushSearch } from '#publish/search/search-push.ts'

/** `npm run search:push`: sends what was built last to the hosted search service. */
const root = join(import.meta.dirname, '..')
const { site, out } = pressSettings(root)
const adminKey = process.env['ALGOLIA_ADMIN_KEY']
try {
  if (adminKey === undefined) throw new Error('ALGOLIA_ADMIN_KEY is not set')
  const shelf = JSON.parse(readFileSync(join(out, 'shelf.json'), 'utf8')) as ShelfIndex
  const counts = await pushSearch({ shelf, dist: join(root, 'dist'), site, adminKey })
  for (const [index, count] of counts) console.log(`${index}: ${count} records`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
