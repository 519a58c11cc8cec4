import { join } from 'node:path'
import { bodyPath } from '#model/page-store.ts'
import { GRAPH_FILE } from '#model/site-graph.ts'

/** Where things lie in `.content/`. */
export const bodyFile = (out: string, hash: string): string => join(out, bodyPath(hash))

export const pagesFile = (out: string): string => join(out, 'pages.jsonl')
export const storeFile = (out: string): string => join(out, 'store.json')
export const cacheFile = (out: string): string => join(out, 'compiled.jsonl')
export const graphFile = (out: string): string => join(out, GRAPH_FILE)
export const relatedFile = (out: string): string => join(out, 'related.json')
