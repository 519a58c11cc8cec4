import { stringify } from 'yaml'
import type { Snippet } from '../block-snippets.ts'
import { choice, escaped } from './snippet-text.ts'
import type { JsonSchema } from './page-schema.ts'
import type { OfferedPage } from './site-pages.ts'

/** Editors take front matter for YAML or for Markdown; `include` holds them to pages, where editors know it. */
const HERE = { scope: 'yaml,markdown', include: ['**/docs/**/*.md', '**/templates/*.md'] } as const
/** More than an editor can be asked to look through. */
const MOST = 2000
/** Choices of a snippet are shown as one list. */
const CHOICES = 40

/** Keys of front matter with their values, the tags of the site, and the addresses of its pages. */
export function frontMatterSnippets(
  schema: JsonSchema,
  tags: readonly string[],
  pages: readonly OfferedPage[],
): Record<string, Snippet> {
  const keys = Object.entries(schema.properties ?? {}).map(([key, one]): [string, Snippet] => [
    `front matter ${key}`,
    { ...HERE, prefix: [key], body: bodyOf(key, one), description: one.description ?? '' },
  ])
  const named = tags.map((tag): [string, Snippet] => [
    `tag ${tag}`,
    {
      ...HERE,
      scope: 'yaml',
      prefix: [tag],
      body: [escaped(stringify(tag).trim())],
      description: 'Tag',
    },
  ])
  const linked = pages.slice(0, MOST).flatMap(({ path, title }): [string, Snippet][] => [
    [`address ${path}`, { ...HERE, prefix: [path], body: [escaped(path)], description: title }],
    [
      `link ${path}`,
      {
        ...HERE,
        scope: 'markdown',
        prefix: [`[${title}`],
        body: [escaped(`[${title.replace(/[[\]]/g, '\\$&')}](${path})`)],
        description: path,
      },
    ],
  ])
  return Object.fromEntries([['front matter', whole(tags)], ...keys, ...named, ...linked])
}

/** Editors fill in the time. */
const NOW =
  '$CURRENT_YEAR/$CURRENT_MONTH/$CURRENT_DATE $CURRENT_HOUR:$CURRENT_MINUTE:$CURRENT_SECOND'
const TIMES = new Set(['createTime', 'publishAt'])

/** A page's beginning. */
const whole = (tags: readonly string[]): Snippet => ({
  ...HERE,
  scope: 'markdown',
  prefix: ['---', 'front matter'],
  body: [
    '---',
    'title: ${1:title}',
    `createTime: ${NOW}`,
    `tags: [${chosen(2, tags)}]`,
    'draft: true',
    '---',
    '',
    '$0',
  ],
  description: 'Front matter of an article',
})

/** What is chosen is offered; what is free is left to the author. */
function bodyOf(key: string, schema: JsonSchema): string[] {
  if (TIMES.has(key)) return [`${key}: ${NOW}`]
  const kinds = kindsOf(schema)
  const list = kinds.find(({ type }) => type === 'array')
  const entries = kindsOf(list && !Array.isArray(list.items) ? (list.items as JsonSchema) : {})
  const values = kinds.flatMap(valuesOf)
  // One value among others that are free, or more than can be looked through, is no choice.
  const isChoice = values.length > 1 && values.length <= CHOICES
  if (isChoice) return [`${key}: ${chosen(1, values)}`]
  if (kinds.some(({ type }) => type === 'string' || type === 'number')) return [`${key}: $1`]
  if (entries.some(({ properties }) => properties)) return [`${key}:`, '  - $0']
  if (list) return [`${key}: [${chosen(1, entries.flatMap(valuesOf))}]`]
  return kinds.some(({ properties }) => properties) ? [`${key}:`, '  $0'] : [`${key}: $1`]
}

/** What a value may be, each way. */
const kindsOf = (schema: JsonSchema): JsonSchema[] => [
  schema,
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(kindsOf),
]

function valuesOf({ type, enum: values, const: only }: JsonSchema): string[] {
  if (values) return values.map(String)
  if (only !== undefined) return [String(only)]
  return type === 'boolean' ? ['true', 'false'] : []
}

const chosen = (place: number, values: readonly string[]): string =>
  values.length === 0
    ? `$${place}`
    : `\${${place}|${[...new Set(values)].slice(0, CHOICES).map(choice).join(',')}|}`
