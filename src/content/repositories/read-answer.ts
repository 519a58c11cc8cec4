import { dropUndefined } from '../enrich/posts.ts'
import { FACTS, type RepositoryFacts } from './facts.ts'

/** GitHub, Gitee and services of one's own name the same things differently. */
export function readAnswer(answer: unknown): RepositoryFacts | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const raw = answer as Readonly<Record<string, unknown>>
  const owner = raw['owner'] as { readonly type?: unknown } | null | undefined
  const text = (...names: string[]) => firstOf(raw, names, 'string')
  const number = (...names: string[]) => firstOf(raw, names, 'number')
  const flag = (...names: string[]) => firstOf(raw, names, 'boolean') || undefined
  const isPrivate = raw['private'] === true || /^private$/i.test(text('visibility') ?? '')
  const ownerType = text('ownerType') ?? owner?.type
  const facts = FACTS.safeParse(
    dropUndefined({
      name: text('name'),
      fullName: text('fullName', 'full_name'),
      url: text('url_html', 'html_url', 'url')?.replace(/\.git$/, ''),
      description: text('description'),
      language: text('language'),
      languageColor: text('languageColor'),
      stars: number('stars', 'stargazers_count'),
      forks: number('forks', 'forks_count'),
      licence: licenceOf(raw['license']),
      visibility: isPrivate ? 'Private' : 'Public',
      template: flag('template', 'is_template'),
      archived: flag('archived'),
      ownerType: ownerType === 'Organization' ? 'Organization' : 'User',
    }),
  )
  return facts.success && facts.data.stars !== undefined ? facts.data : undefined
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
