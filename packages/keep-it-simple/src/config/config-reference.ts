import type { z } from 'zod'
import { asCode, keyAsCode } from './as-code.ts'
import { unwrapped, type Part } from './schema/schema-at.ts'
import { wordsOf } from './schema/setting.ts'
import { TOPICS } from './schema/site-schema.ts'
import { typeInWords } from './schema/type-words.ts'

/** A default longer than a line is described by its beginning. */
const LONGEST = 90

const INTRODUCTION = `# Settings

Everything \`site.config.ts\` may say. Only \`origin\` and \`locales\` are needed. This file is written from the schema in \`src/config/schema/\` by its test: change it there, then run \`UPDATE=1 npx vitest run src/config\`.

\`\`\`ts
import { defineSite } from 'keep-it-simple'

export default defineSite({
  origin: 'https://blog.example.org',
  locales: [
    { prefix: '/', lang: 'en-US', label: 'English', title: 'My blog', description: 'Notes.' },
  ],
})
\`\`\`

Large parts may be files of their own that \`site.config.ts\` imports; a mistake is reported with the file and the line it is in. An editor that completes \`site.config.ts\` uses the types; \`site.config.json\` does as well, and gets completion from \`"$schema": "./node_modules/keep-it-simple/site.schema.json"\`.
`

/** CONFIG.md: every setting, what may be written, its default and what it is for. */
export function configReference(): string {
  const topics = Object.entries(TOPICS).map(
    ([topic, settings]) => `## ${topic}\n\n${tables(Object.entries(settings), '').join('\n\n')}\n`,
  )
  return [INTRODUCTION, ...topics].join('\n')
}

type Row = readonly [name: string, schema: unknown]
type Above = readonly Part[]

function tables(rows: readonly Row[], path: string, above: Above = []): string[] {
  const head = '| Setting | What to write | Unless set | What it is for |\n|---|---|---|---|\n'
  const own = head + rows.map(([name, schema]) => row(keyAsCode(name), schema)).join('\n')
  const inner = rows.flatMap(([name, schema]) =>
    nested(unwrapped(schema), `${path}${path === '' ? '' : '.'}${keyAsCode(name)}`, above),
  )
  return [own, ...inner]
}

/** Tables of the objects inside; what contains itself is described once. */
function nested(schema: Part, path: string, above: Above): string[] {
  const { def } = schema._zod
  switch (def.type) {
    case 'object': {
      if (above.includes(schema)) return []
      const [own, ...inner] = tables(Object.entries(def.shape), path, [...above, schema])
      const type = def.shape['type'] && unwrapped(def.shape['type'])
      const which =
        type?._zod.def.type === 'literal'
          ? ` with \`type: ${asCode(type._zod.def.values[0])}\``
          : ''
      return [`In \`${path}\`${which}:\n\n${own}`, ...inner]
    }
    case 'record':
      return nested(unwrapped(def.valueType), `${path}[…]`, above)
    case 'array':
      return nested(unwrapped(def.element), `${path}[…]`, above)
    case 'union':
      return def.options.flatMap((one) => nested(unwrapped(one), path, above))
    default:
      return []
  }
}

function row(name: string, schema: unknown): string {
  const part = unwrapped(schema)
  const isNeeded = part === schema
  const { description = '', default: usual } = (part as unknown as z.ZodType).meta() ?? {}
  const { otherwise } = wordsOf(part)
  const standard = isNeeded ? 'needed' : (otherwise ?? (usual === undefined ? '' : shown(usual)))
  const cells = [`\`${name}\``, listed(part), standard, description]
  return `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`
}

/** Of a list, also what it is a list of. */
function listed(schema: Part): string {
  const { def } = schema._zod
  const words = typeInWords(schema)
  return def.type === 'array' && words === 'a list'
    ? `a list; each entry: ${typeInWords(unwrapped(def.element))}`
    : words
}

function shown(value: unknown): string {
  const code = asCode(value)
  if (code.length <= LONGEST) return `\`${code}\``
  return Array.isArray(value) ? `${value.length} entries: \`${code.slice(1, LONGEST)} …\`` : '…'
}
