import { createHash } from 'node:crypto'
import { closeSync, openSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import type { StoreIndex, StoreRow } from '#model/page-store.ts'
import { STORE_FORMAT } from '#model/page-store.ts'
import type { SiteGraph } from '#model/site-graph.ts'
import { graphFile, pagesFile, storeFile } from './page-store-files.ts'

const FLUSH = 1 << 20

/** Writes pages one after another: never more than a megabyte of them is in memory. */
export class StoreWriter {
  private readonly out: string
  private readonly descriptor: number
  private readonly rows: StoreRow[] = []
  private offset = 0
  private buffered: Buffer[] = []
  private bufferedLength = 0

  constructor(out: string) {
    this.out = out
    this.descriptor = openSync(`${pagesFile(out)}.new`, 'w')
  }

  /** `refs` are the addresses behind the marks in the body. */
  add(
    path: string,
    data: object,
    bodyHash = '',
    refs: readonly string[] = [],
    sourceHash = '',
  ): void {
    const bytes = Buffer.from(`${JSON.stringify(data)}\n`)
    const hash = rowHash(bytes, bodyHash, refs, sourceHash)
    this.rows.push([path, this.offset, bytes.length - 1, hash, bodyHash, refs])
    this.offset += bytes.length
    this.buffered.push(bytes)
    this.bufferedLength += bytes.length
    if (this.bufferedLength > FLUSH) this.flush()
  }

  finish(rest: Omit<StoreIndex, 'format' | 'pages'>, graph: SiteGraph): StoreIndex {
    this.flush()
    closeSync(this.descriptor)
    writeFileSync(`${graphFile(this.out)}.new`, JSON.stringify(graph))
    renameSync(`${graphFile(this.out)}.new`, graphFile(this.out))
    const index: StoreIndex = { format: STORE_FORMAT, pages: this.rows, ...rest }
    renameSync(`${pagesFile(this.out)}.new`, pagesFile(this.out))
    writeFileSync(`${storeFile(this.out)}.new`, JSON.stringify(index))
    renameSync(`${storeFile(this.out)}.new`, storeFile(this.out))
    return index
  }

  private flush(): void {
    if (this.bufferedLength > 0) writeSync(this.descriptor, Buffer.concat(this.buffered))
    this.buffered = []
    this.bufferedLength = 0
  }
}

/** Changes when anything the page shows changes. */
export const rowHash = (
  line: Buffer,
  bodyHash: string,
  refs: readonly string[],
  sourceHash: string,
): string =>
  createHash('sha256')
    .update(line)
    .update(bodyHash)
    .update(refs.join('\n'))
    .update(sourceHash)
    .digest('base64url')
    .slice(0, 16)
