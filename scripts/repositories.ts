import { join } from 'node:path'
import { refreshRepositories } from '#content/repositories/refresh.ts'
import { site } from '#site/config.ts'

/**
 * `npm run repositories`: asks for what the repository cards show and keeps it in
 * `docs/.repositories.json`; commit that. `--all`: also what was asked for within 24 hours.
 */
const { fetched, fresh, failed } = await refreshRepositories({
  docs: join(import.meta.dirname, '../docs'),
  all: process.argv.includes('--all'),
  now: new Date(),
  fetch,
  ...(site.repositoryService !== undefined && { service: site.repositoryService }),
})
console.log(`${fetched.length} fetched, ${fresh.length} known since less than a day`)
for (const [name, reason] of failed) console.error(`${name}: ${reason}`)
process.exitCode = failed.length > 0 ? 1 : 0
