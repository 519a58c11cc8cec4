import { SITE } from './plain-lock.ts'

/** What npm writes, as far as it is changed here. */
export interface Bill {
  readonly metadata: { readonly lifecycles?: unknown }
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
  readonly [other: string]: unknown
}

interface Component {
  readonly 'bom-ref': string
  readonly name: string
  readonly purl?: string
  readonly properties?: readonly unknown[]
  readonly [other: string]: unknown
}

/**
 * The same bytes for the same lockfile, on every machine: without serial number, time and version of
 * npm. And nothing of the author's: the site is named by its host, and registries, which may be
 * private, by nobody; a package is found by its name and proven by its hash.
 */
export function plainBill(bill: Bill, host: string): string {
  const { serialNumber: _, metadata, components, dependencies, ...rest } = bill
  const own = `${SITE.name}@${SITE.version}`
  const named = (ref: string) => (ref === own ? host : ref)
  return `${JSON.stringify({
    ...rest,
    metadata: {
      ...(metadata.lifecycles !== undefined && { lifecycles: metadata.lifecycles }),
      tools: [{ vendor: 'npm', name: 'cli' }],
      component: { 'bom-ref': host, type: 'application', name: host },
    },
    components: components.filter((one) => one['bom-ref'] !== own).map(plainComponent),
    dependencies: dependencies
      .filter(({ dependsOn }) => !dependsOn.includes(own))
      .map(({ ref, dependsOn }) => ({ ref: named(ref), dependsOn })),
  })}\n`
}

function plainComponent(component: Component): object {
  const {
    author: _,
    description: __,
    externalReferences: ___,
    properties,
    purl,
    ...rest
  } = component
  return {
    ...rest,
    ...(purl !== undefined && { purl: withoutCredentials(purl) }),
    ...(properties && properties.length > 0 && { properties }),
  }
}

/** An address of a git repository may hold a name and a token. */
const withoutCredentials = (purl: string): string =>
  purl.replace(/(vcs_url=[^&]*?%3A%2F%2F)[^&@]*?%40/i, '$1')
