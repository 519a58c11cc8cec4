/** What is read of a lockfile of npm. */
export interface Lockfile {
  readonly packages?: Readonly<Record<string, LockedPackage>>
}

interface LockedPackage extends Readonly<Partial<Record<Kind, Wanted | undefined>>> {
  readonly name?: string
  readonly version?: string
  readonly resolved?: string
  readonly link?: boolean
}

type Wanted = Readonly<Record<string, string>>
type Kind = (typeof KINDS)[number]
type Packages = Readonly<Record<string, LockedPackage>>

const KINDS = [
  'dependencies',
  'optionalDependencies',
  'peerDependencies',
  'devDependencies',
] as const

/** The author's package, whatever it is called: its name is nobody's business. */
export const SITE = { name: 'this-site', version: '0.0.0' }

/**
 * The lockfile with what one site needs; `place` is its folder, empty where it is the project itself.
 * npm lists packages only of a lockfile without objections: tags instead of versions, overrides, peers
 * that were left out, or a folder without a version would end it. What is installed is certain all the
 * same, so it gets every version that is there, and every wish for any version.
 */
export function plainLock({ packages = {} }: Lockfile, place: string): Required<Lockfile> {
  const needed = place === '' ? Object.keys(packages) : neededBy(place, packages)
  const plain = needed.map((one) => [one, plainPackage(one, packages, place)] as const)
  if (place === '') return { packages: Object.fromEntries(plain) }
  // A project of its own, whose one package is the site.
  const root = { ...SITE, dependencies: { [SITE.name]: '*' } }
  const link = { resolved: place, link: true }
  return {
    packages: { '': root, [`node_modules/${SITE.name}`]: link, ...Object.fromEntries(plain) },
  }
}

function plainPackage(place: string, packages: Packages, start: string): LockedPackage {
  const entry = packages[place]!
  if (entry.link) return entry
  const wishes = KINDS.map((kind): readonly [Kind, Wanted | undefined] => {
    const names = wished(entry, kind, place === start || start === '').filter((name) =>
      find(name, place, packages),
    )
    const any = Object.fromEntries(names.map((name) => [name, '*']))
    return [kind, names.length === 0 ? undefined : any]
  })
  const own = place === start ? SITE : { version: entry.version ?? '0.0.0' }
  const folder = place.split('/').at(-1)!
  // npm leaves a name out that is the folder's.
  const name = place.includes('node_modules/') ? {} : { name: entry.name ?? folder }
  return { ...entry, ...name, ...own, ...Object.fromEntries(wishes) }
}

/** The place of the site itself, and of everything it leads to. */
function neededBy(start: string, packages: Packages): string[] {
  const found = new Set([start])
  for (const place of found) {
    const entry = packages[place]!
    if (entry.link) {
      if (entry.resolved !== undefined && packages[entry.resolved]) found.add(entry.resolved)
      continue
    }
    for (const name of KINDS.flatMap((kind) => wished(entry, kind, place === start))) {
      const wanted = find(name, place, packages)
      if (wanted !== undefined) found.add(wanted)
    }
  }
  return [...found].sort()
}

/** Names of packages; what others are developed with is no part of this site. */
const wished = (entry: LockedPackage, kind: Kind, isOwn: boolean): string[] =>
  kind === 'devDependencies' && !isOwn ? [] : Object.keys(entry[kind] ?? {})

/** As Node looks for it: beside, then above. */
function find(name: string, from: string, packages: Packages): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (packages[place]) return place
    if (folder === '') return undefined
  }
}
