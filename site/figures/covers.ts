import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bloomFilter, cacheEviction, hyperfineBenchmark, rateLimiter } from './cover/algorithms.ts'
import {
  btreeVsLsm,
  cacheStampede,
  isolationLevels,
  keysetPagination,
  uuidPrimaryKey,
  whenToUseSqlite,
} from './cover/databases.ts'
import * as stores from './cover/stores.ts'
import * as values from './cover/values.ts'
import * as workshop from './cover/workshop.ts'
import * as counts from './cover/counts.ts'
import {
  consistentHashing,
  durableFileWrite,
  futureLocalTime,
  regexBacktracking,
} from './cover/incidents.ts'
import { attentionByHand, bpeTokenizer, howThisSiteIsMade } from './cover/models.ts'
import { debounceThrottle, rustTypestate, unicodeLength } from './cover/languages.ts'

/** Covers of articles, by the last part of the article's address: one idea each, no words, no logos. */
const COVERS = {
  'attention-by-hand': attentionByHand,
  'bloom-filter': bloomFilter,
  'btree-vs-lsm': btreeVsLsm,
  'bpe-tokenizer': bpeTokenizer,
  'cache-eviction': cacheEviction,
  'cache-stampede': cacheStampede,
  'consistent-hashing': consistentHashing,
  'debounce-throttle': debounceThrottle,
  'durable-file-write': durableFileWrite,
  'future-local-time': futureLocalTime,
  'how-this-site-is-made': howThisSiteIsMade,
  'hyperfine-benchmark': hyperfineBenchmark,
  'isolation-levels': isolationLevels,
  'keyset-pagination': keysetPagination,
  'rate-limiter': rateLimiter,
  'regex-backtracking': regexBacktracking,
  'rust-typestate': rustTypestate,
  'unicode-length': unicodeLength,
  'uuid-primary-key': uuidPrimaryKey,
  'when-to-use-sqlite': whenToUseSqlite,
}

/** The names of the functions are those of the articles: `goSliceAppend` draws `go-slice-append`. */
const NAMED = { ...stores, ...values, ...workshop, ...counts }
const named = Object.entries(NAMED).map(
  ([name, draw]) => [name.replace(/[A-Z]/g, (one) => `-${one.toLowerCase()}`), draw] as const,
)

const folder = join(import.meta.dirname, '../public/images/cover')
mkdirSync(folder, { recursive: true })
for (const [name, draw] of [...Object.entries(COVERS), ...named])
  writeFileSync(join(folder, `${name}.svg`), draw())
