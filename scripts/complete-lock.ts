import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

/**
 * npm leaves a native part out of the lockfile without a word when the registry it asked does not have
 * it, and `npm ci` then refuses the lockfile. This adds what is missing from each package's own list.
 * A hash is written only if the registry gives one; without it npm fetches the part unchecked.
 *
 * Run after `npm install` changed the lockfile: node scripts/complete-lock.ts
 */
interface Entry {
  readonly version?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const FILE = 'package-lock.json'
const lock = JSON.parse(readFileSync(FILE, 'utf8')) as { packages: Record<string, object> }

const ask = (spec: string): Readonly<Record<string, unknown>> => {
  try {
    const fields = ['version', 'os', 'cpu', 'libc', 'license', 'dist.integrity']
    const stdio = ['ignore', 'pipe', 'ignore'] as const
    const said = execFileSync('npm', ['view', spec, ...fields, '--json'], { stdio: [...stdio] })
    return JSON.parse(said.toString() || '{}') as Record<string, unknown>
  } catch {
    return {}
  }
}

for (const [place, { dev, optionalDependencies = {} }] of Object.entries<Entry>(lock.packages))
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (`node_modules/${name}` in lock.packages || `${place}/node_modules/${name}` in lock.packages)
      continue
    const exact = ask(`${name}@${version}`)
    // Which system a part is for does not change from one version to the next; its bytes do.
    const { os, cpu, libc, license } = exact['version'] === version ? exact : ask(name)
    if (!os || !cpu)
      throw new Error(`${name}@${version}: for which system? Choose another version.`)
    const integrity = exact['version'] === version ? exact['dist.integrity'] : undefined
    const entry = { version, integrity, cpu, dev, libc, license, optional: true, os }
    lock.packages[`node_modules/${name}`] = JSON.parse(JSON.stringify(entry)) as object
    console.log(`${name}@${version} ${integrity ? '' : '(no hash: not in this registry)'}`)
  }

const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
writeFileSync(
  FILE,
  `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`,
)
