import type { BlockOption, ListedBlock } from './block-list.ts'
import { choice, escaped } from './editor/snippet-text.ts'

/** As editors of the VS Code family read it. */
export interface Snippet {
  /** Languages it is offered in. */
  readonly scope: string
  /** Files it is offered in. */
  readonly include?: readonly string[]
  readonly prefix: readonly string[]
  readonly body: readonly string[]
  readonly description: string
}

/** One snippet for each way a block is written; `lang` is that of their descriptions. */
export function blockSnippets(
  blocks: readonly ListedBlock[],
  lang: string,
): Record<string, Snippet> {
  return Object.fromEntries(
    blocks.flatMap(({ about, written, options }) =>
      written.map((way): [string, Snippet] => {
        const name = /[\w-]+(?=\]|$)/.exec(way)?.[0] ?? way
        const description = about[lang] ?? about['en-US'] ?? ''
        const prefix = [...new Set([name, way.replace('(…)', '')])]
        return [way, { scope: 'markdown', prefix, body: bodyOf(way, options), description }]
      }),
    ),
  )
}

function bodyOf(way: string, options: readonly BlockOption[]): string[] {
  if (!way.startsWith(':::')) return [escaped(way).replace('…', '${1:address}')]
  // What may be chosen is offered; what is free is left to the author.
  const choices = options.flatMap(({ name, values }, index) =>
    values ? [`${name}=\${${index + 1}|${values.map(choice).join(',')}|}`] : [],
  )
  return [[escaped(way), ...choices].join(' '), '$0', ':::']
}
