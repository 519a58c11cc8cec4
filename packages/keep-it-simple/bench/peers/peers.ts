import { hugo } from './hugo.ts'
import type { Peer } from './peer.ts'
import { plume } from './plume.ts'
import { starlight } from './starlight.ts'
import { vitepress } from './vitepress.ts'

const PEERS: readonly Peer[] = [hugo, vitepress, starlight, plume]

/** Those that were asked for, before anything is measured. */
export function peersOf(all: boolean, names: readonly string[]): readonly Peer[] {
  const known = PEERS.map(({ name }) => name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Error(`No recipe for ${unknown.join(', ')}; there are ${known.join(', ')}`)
  return all ? PEERS : PEERS.filter(({ name }) => names.includes(name))
}
