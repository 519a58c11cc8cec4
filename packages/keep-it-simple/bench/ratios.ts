import type { PeerResult } from './peers/measure-peer.ts'
import type { Cost } from './run-measured.ts'
import type { Weight } from './weigh-article.ts'

type Costs = Readonly<Record<string, Cost>>

/** Of ours to the bare work, and to every peer as far as it came: of work, and of an article's bytes. */
export function ratiosOf(
  costs: Costs,
  weight: Weight | undefined,
  peers: Readonly<Record<string, PeerResult>>,
): Record<string, number> {
  const bare = costs['bare work']!
  const ratios = Object.entries(costs)
    .filter(([, cost]) => cost !== bare)
    .map(([name, cost]) => [`${shortened(name)} / bare work`, cost.work / bare.work] as const)
  const toPeers = Object.entries(peers).flatMap(([peer, theirs]) => [
    ...Object.entries(theirs.costs).map(
      ([name, cost]) => [`${shortened(name)} / ${peer}`, costs[name]!.work / cost.work] as const,
    ),
    ...(weight && theirs.weight
      ? [[`weight / ${peer}`, weight.bytes / theirs.weight.bytes] as const]
      : []),
  ])
  return Object.fromEntries(
    [...ratios, ...toPeers].map(([name, value]) => [name, Number(value.toFixed(2))]),
  )
}

/** `text edited` is `text`, as the history has it. */
const shortened = (name: string): string => name.split(' ')[0]!
