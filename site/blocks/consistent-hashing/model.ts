import { blake2b } from '../blake2b.ts'

/**
 * The placements of the article: the same keys, the same hash. A hash of 64 bits is two halves,
 * because a Number holds only 53; a ring needs no more than those, a division and a jump do.
 */
export const KEYS = 20_000
export const METHODS = ['modulo', 'ring', 'jump', 'rendezvous'] as const
export type Method = (typeof METHODS)[number]

interface Keys {
  readonly high: Uint32Array
  readonly low: Uint32Array
  /** Numbers of keys by place on the circle. */
  readonly order: Uint16Array
}

let known: Keys | undefined

export function keys(): Keys {
  if (known) return known
  const high = new Uint32Array(KEYS)
  const low = new Uint32Array(KEYS)
  for (let i = 0; i < KEYS; i++) {
    const digest = blake2b(`key-${i}`, 8)
    high[i] = digest[0]
    low[i] = digest[1]
  }
  const order = Uint16Array.from({ length: KEYS }, (_, i) => i)
  order.sort((a, b) => high[a]! - high[b]! || low[a]! - low[b]!)
  return (known = { high, low, order })
}

const place = (high: number, low: number) => high * 2 ** 32 + low
const points = new Map<string, number>()

function pointOf(node: number, replica: number): number {
  const name = `node-${node}#${replica}`
  let at = points.get(name)
  if (at === undefined) points.set(name, (at = place(...first(blake2b(name, 8)))))
  return at
}

const first = ([high, low]: readonly number[]): [number, number] => [high!, low!]

/** The points on the circle, clockwise. */
export function ringOf(nodes: readonly number[], replicas: number): { at: number; node: number }[] {
  return nodes
    .flatMap((node) => Array.from({ length: replicas }, (_, i) => ({ at: pointOf(node, i), node })))
    .sort((a, b) => a.at - b.at)
}

function onRing(nodes: readonly number[], replicas: number): Int8Array {
  const { high, low, order } = keys()
  const ring = ringOf(nodes, replicas)
  const owners = new Int8Array(KEYS)
  let next = 0
  for (const i of order) {
    while (next < ring.length && ring[next]!.at <= place(high[i]!, low[i]!)) next++
    owners[i] = ring[next % ring.length]!.node
  }
  return owners
}

/** Remainder of a number of 64 bits. */
function remainder(high: number, low: number, n: number): number {
  return ((high % n) * (2 ** 32 % n) + low) % n
}

const FACTOR = 2862933555777941757n

/** Jump consistent hash, and how often it went round. */
export function jump(high: number, low: number, n: number): { bucket: number; turns: number } {
  let key = (BigInt(high) << 32n) | BigInt(low)
  let bucket = -1
  let turns = 0
  for (let next = 0; next < n; turns++) {
    bucket = next
    key = BigInt.asUintN(64, key * FACTOR + 1n)
    next = Math.floor((bucket + 1) * (2 ** 31 / (Number(key >> 33n) + 1)))
  }
  return { bucket, turns }
}

/** A score of 32 bits for a key and a node: both hashed, then mixed as murmur3 does at its end. */
function score(key: number, node: number): number {
  let x = key ^ node
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
  return (x ^ (x >>> 16)) >>> 0
}

function byScore(nodes: readonly number[]): Int8Array {
  const { high } = keys()
  const names = nodes.map((node) => blake2b(`node-${node}`, 8)[0])
  const found = new Int8Array(KEYS)
  for (let i = 0; i < KEYS; i++) {
    let most = -1
    for (let n = 0; n < names.length; n++) {
      const value = score(high[i]!, names[n]!)
      if (value > most) {
        most = value
        found[i] = nodes[n]!
      }
    }
  }
  return found
}

const jumped = new Map<number, Uint8Array>()

/** Buckets of all keys; the slowest of the four, and the same for every list of n nodes. */
function buckets(n: number): Uint8Array {
  const { high, low } = keys()
  let found = jumped.get(n)
  if (!found) {
    found = Uint8Array.from(high, (half, i) => jump(half, low[i]!, n).bucket)
    jumped.set(n, found)
  }
  return found
}

/** Who owns each key. Modulo and jump know numbers only; a node's number is its place in the list. */
export function owners(method: Method, nodes: readonly number[], replicas: number): Int8Array {
  if (method === 'ring') return onRing(nodes, replicas)
  if (method === 'rendezvous') return byScore(nodes)
  const n = nodes.length
  if (method === 'jump') return Int8Array.from(buckets(n), (bucket) => nodes[bucket]!)
  const { high, low } = keys()
  return Int8Array.from(high, (half, i) => nodes[remainder(half, low[i]!, n)]!)
}
