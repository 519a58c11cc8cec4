import { readdirSync, readFileSync } from 'node:fs'

/**
 * Looks at a process and all it started every so often; gives the most memory they held together, in MB.
 * `seen` hears of every look.
 */
export function watchMemory(
  root: number,
  seen?: (megabytes: number, tree: readonly number[]) => void,
): () => number {
  let most = 0
  const look = () => {
    const tree = treeOf(root)
    const held = residentOf(tree)
    most = Math.max(most, held)
    seen?.(Math.round(held / 1024), tree)
  }
  const timer = setInterval(look, 200)
  return () => {
    clearInterval(timer)
    return Math.round(most / 1024)
  }
}

function treeOf(root: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), Number(fieldOf(name, 'PPid'))] as const)
  const tree = [root]
  for (const one of tree)
    tree.push(...parents.filter(([, parent]) => parent === one).map(([child]) => child))
  return tree
}

const residentOf = (processes: readonly number[]): number =>
  processes.reduce((sum, one) => sum + Number.parseInt(fieldOf(String(one), 'VmRSS')), 0)

/** A process that has ended meanwhile holds nothing. */
function fieldOf(process: string, field: string): string {
  try {
    const status = readFileSync(`/proc/${process}/status`, 'utf8')
    return new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? '0'
  } catch {
    return '0'
  }
}
