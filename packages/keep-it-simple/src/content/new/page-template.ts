import { isMap, parseDocument, visit, type Document } from 'yaml'
import { SettingsError } from '#config/settings-error.ts'
import { splitSource } from '../source.ts'

/** What a new page begins with; the order is the one it is written in. */
export type FirstKeys = Readonly<Record<string, unknown>> & {
  readonly title: string
  readonly createTime: string
}

/** Keys a template may decide; the others belong to the page. */
const THEIRS = new Set(['tags', 'draft'])

/** A page from the author's template: its keys and text, with what only this page can say put in. */
export function fillTemplate(template: string, front: FirstKeys): string {
  const { source } = splitSource('', template.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'))
  const document = readKeys(source.frontMatter)
  const values = { title: front.title, date: front.createTime }
  const filled = (text: string) =>
    text.replace(/\{\{ *(title|date) *\}\}/g, (_place, name: 'title' | 'date') => values[name])
  visit(document, {
    Scalar: (_key, node) => {
      if (typeof node.value === 'string') node.value = filled(node.value)
    },
  })
  setFirst(
    document,
    Object.entries(front).filter(([key]) => !(THEIRS.has(key) && document.has(key))),
  )
  const body = filled(source.markdown).replace(/^\n+/, '')
  return `---\n${writtenKeys(document)}---\n\n${body}`
}

/** The keys of front matter, comments included. */
export function readKeys(frontMatter: string): Document {
  const document = parseDocument(frontMatter, { schema: 'core', uniqueKeys: true })
  const [problem] = document.errors
  if (problem || (document.contents !== null && !isMap(document.contents)))
    throw new SettingsError(
      'The front matter cannot be read.',
      'Write one `key: value` per line; `kis check` names the line of a mistake in a page.',
    )
  if (document.contents === null) document.contents = document.createNode({}) as never
  return document
}

/** Sets keys where they stand; those that are missing come first, after the title, in the order given. */
export function setFirst(document: Document, keys: readonly (readonly [string, unknown])[]): void {
  if (!isMap(document.contents)) return
  const missing = keys.filter(([key]) => !document.has(key))
  for (const [key, value] of keys) if (document.has(key)) document.set(key, value)
  const { items } = document.contents
  const title = items.findIndex(({ key }) => String(key) === 'title')
  items.splice(title + 1, 0, ...missing.map((pair) => document.createPair(...pair)))
}

/** As authors write it: `[a, b]`, and no line broken. */
export const writtenKeys = (document: Document): string =>
  document.toString({ lineWidth: 0, flowCollectionPadding: false })
