/** S3.22: what is known of a repository. */
export interface RepositoryFacts {
  readonly name?: string | undefined
  readonly fullName?: string | undefined
  readonly url?: string | undefined
  readonly description?: string | undefined
  readonly language?: string | undefined
  readonly languageColor?: string | undefined
  readonly stars?: number | undefined
  readonly forks?: number | undefined
  readonly licence?: string | undefined
  readonly visibility?: 'Public' | 'Private' | undefined
  readonly template?: boolean | undefined
  readonly archived?: boolean | undefined
  readonly ownerType?: 'Organization' | 'User' | undefined
  /** When it was asked for: an ISO time. */
  readonly fetched?: string | undefined
}

/** Who is asked where no service is set; the path of the repository follows. */
const HOSTS: Readonly<Record<string, string>> = {
  github: 'https://api.github.com/repos/',
  gitee: 'https://gitee.com/api/v5/repos/',
}
export const REPOSITORY_COLOUR = /^#[\da-f]{3,8}$/i

/** S9.20, in milliseconds. A time to come is a clock that was wrong. */
const FRESH = 24 * 60 * 60 * 1000
export const isFresh = (fetched: string | undefined, now: number): boolean =>
  fetched !== undefined && now >= Date.parse(fetched) && now - Date.parse(fetched) < FRESH

/** S7.8: `github/owner/name` at a service, or else at the host itself. */
export function repositoryAddress(name: string, service?: string): string {
  const [provider = '', ...path] = name.split('/')
  return service === undefined
    ? HOSTS[provider] + path.join('/')
    : `${service.replace(/\/$/, '')}/${provider}/repo/${path.join('/')}`
}

/** Everybody a browser may have to ask, as the policy of pages names them. */
export const repositoryOrigins = (service?: string): string[] =>
  (service === undefined ? Object.values(HOSTS) : [service]).map((url) => new URL(url).origin)

/** GitHub, Gitee and services of one's own name the same things differently. */
export function readRepository(answer: unknown): RepositoryFacts | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const raw = answer as Readonly<Record<string, unknown>>
  const owner = raw['owner'] as { readonly type?: unknown } | null | undefined
  const text = (...names: string[]) => firstOf(raw, names, 'string')
  const count = (...names: string[]) => {
    const found = firstOf(raw, names, 'number')
    return found !== undefined && Number.isSafeInteger(found) && found >= 0 ? found : undefined
  }
  const flag = (...names: string[]) => firstOf(raw, names, 'boolean') || undefined
  const isPrivate = raw['private'] === true || /^private$/i.test(text('visibility') ?? '')
  const ownerType = text('ownerType') ?? owner?.type
  const url = text('url_html', 'html_url', 'url')?.replace(/\.git$/, '')
  const colour = text('languageColor')
  const facts: RepositoryFacts = {
    name: text('name'),
    fullName: text('fullName', 'full_name'),
    url: url !== undefined && /^https?:/.test(url) && URL.canParse(url) ? url : undefined,
    description: text('description'),
    language: text('language'),
    languageColor: colour !== undefined && REPOSITORY_COLOUR.test(colour) ? colour : undefined,
    stars: count('stars', 'stargazers_count'),
    forks: count('forks', 'forks_count'),
    licence: licenceOf(raw['license']),
    visibility: isPrivate ? 'Private' : 'Public',
    template: flag('template', 'is_template'),
    archived: flag('archived'),
    ownerType: ownerType === 'Organization' ? 'Organization' : 'User',
  }
  if (facts.stars === undefined) return undefined
  const said = Object.entries(facts).filter(([, value]) => value !== undefined)
  return Object.fromEntries(said)
}

interface Kinds {
  readonly string: string
  readonly number: number
  readonly boolean: boolean
}

function firstOf<K extends keyof Kinds>(
  raw: Readonly<Record<string, unknown>>,
  names: readonly string[],
  kind: K,
): Kinds[K] | undefined {
  const name = names.find((one) => typeof raw[one] === kind && raw[one] !== '')
  return name === undefined ? undefined : (raw[name] as Kinds[K])
}

function licenceOf(licence: unknown): string | undefined {
  if (typeof licence === 'string') return licence === '' ? undefined : licence
  const { name } = (licence ?? {}) as { readonly name?: unknown }
  return typeof name === 'string' ? name : undefined
}
