import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runMeasured, type Cost, type Limit } from '../run-measured.ts'
import { weighArticle, type Weight } from '../weigh-article.ts'
import type { Peer } from './peer.ts'
import { adapted, preparePeer } from './prepare-peer.ts'

/** What another generator needed for the same corpus, as far as it came. */
export interface PeerResult {
  readonly costs: Readonly<Record<string, Cost>>
  /** Of the same article. */
  readonly weight?: Weight
  /** Why it came no further. */
  readonly failed?: string
}

export interface Task {
  readonly corpus: string
  /** The page of the corpus that is edited and weighed. */
  readonly article: string
  /** Where peers have their folders. */
  readonly home: string
  readonly limit: Limit
}

/** Builds as ours does, cold, unchanged and with one text edited; a failure is a result like another. */
export async function measurePeer(
  peer: Peer,
  { corpus, article, home, limit }: Task,
): Promise<PeerResult> {
  const costs: Record<string, Cost> = {}
  try {
    const folder = join(home, peer.name)
    preparePeer(peer, corpus, folder)
    const [program, ...args] = peer.command
    const build = () => runMeasured(program, args, folder, limit)
    costs['cold'] = await build()
    const weight = await weighArticle(join(folder, peer.output), article)
    if (peer.caches.length === 0) return { costs, weight }
    costs['nothing changed'] = await build()
    const [file, text] = adapted(peer, corpus, article)
    writeFileSync(join(folder, peer.docs, file), `${text}\nOne more sentence.\n`)
    costs['text edited'] = await build()
    return { costs, weight }
  } catch (error) {
    return { costs, failed: reasonOf(error) }
  }
}

/** One line, without the word every error begins with. */
const reasonOf = (error: unknown): string =>
  String(error)
    .split('\n')[0]!
    .replace(/^Error: /, '')
