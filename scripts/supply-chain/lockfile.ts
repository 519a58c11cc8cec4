import { isAllowed } from './licences.ts'

/** What is read of a lockfile of npm. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>
}

interface LockedPackage {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly license?: string
  readonly hasInstallScript?: boolean
  readonly link?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

/** Packages that may run a program when they are installed. There is none, and `npm ci` is asked to run none. */
const MAY_INSTALL: ReadonlySet<string> = new Set()

const isInstalled = (place: string): boolean => place.includes('node_modules/')
const nameOf = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 13)

/** Everything in a lockfile that must not be there, in sentences. */
export function lockfileProblems(lock: Lockfile): string[] {
  return Object.entries(lock.packages).flatMap(([place, entry]) => {
    if (!isInstalled(place) || entry.link) return unpinned(place, entry)
    const name = nameOf(place)
    const { version = '', resolved, integrity, license, hasInstallScript } = entry
    return [
      ...(/^sha512-[\w+/]{86}==$/.test(integrity ?? '') ? [] : [`${name}: no hash`]),
      ...(resolved === undefined ? [] : [`${name}: fetched from ${resolved}`]),
      ...(/^\d+\.\d+\.\d+/.test(version) ? [] : [`${name}: no version but ${version}`]),
      ...(hasInstallScript && !MAY_INSTALL.has(name) ? [`${name}: runs when installed`] : []),
      ...(isAllowed(name, license) ? [] : [`${name}: licence ${license}`]),
    ]
  })
}

/** Our own packages name exact versions, and no repository or address. */
function unpinned(place: string, { dependencies = {}, devDependencies = {} }: LockedPackage) {
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, wanted]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(wanted))
    .map(([name, wanted]) => `${place || 'package.json'}: ${name} is ${wanted}`)
}
