import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bloomFilter, cacheEviction, hyperfineBenchmark, rateLimiter } from './cover/algorithms.ts'
import {
  isolationLevels,
  keysetPagination,
  uuidPrimaryKey,
  whenToUseSqlite,
} from './cover/databases.ts'
import { debounceThrottle, rustTypestate, unicodeLength } from './cover/languages.ts'

/** Covers of articles, by the last part of the article's address: one idea each, no words, no logos. */
const COVERS = {
  'bloom-filter': bloomFilter,
  'cache-eviction': cacheEviction,
  'debounce-throttle': debounceThrottle,
  'hyperfine-benchmark': hyperfineBenchmark,
  'isolation-levels': isolationLevels,
  'keyset-pagination': keysetPagination,
  'rate-limiter': rateLimiter,
  'rust-typestate': rustTypestate,
  'unicode-length': unicodeLength,
  'uuid-primary-key': uuidPrimaryKey,
  'when-to-use-sqlite': whenToUseSqlite,
}

const folder = join(import.meta.dirname, '../public/images/cover')
mkdirSync(folder, { recursive: true })
for (const [name, draw] of Object.entries(COVERS))
  writeFileSync(join(folder, `${name}.svg`), draw())
