import { noted, shown, type Notes } from './note.ts'
import type { ReadPage } from './read-front-matter.ts'

/** `tags` and `keywords` in one list; `categories` are tags only where there are no others. */
export function convertTags({ data, lines }: ReadPage, { changes, todo }: Notes): string[] {
  const tags: string[] = []
  const add = (names: readonly string[]) => {
    for (const name of names) if (!tags.includes(name)) tags.push(name)
  }
  for (const key of ['tags', 'tag', 'keywords']) {
    const value = data[key]
    const names = namesOf(value)
    if (names === undefined) {
      todo.push(noted(`\`${key}: ${plainly(value)}\` is no list of tags.`, lines[key]))
      continue
    }
    add(names)
    if (key !== 'tags' && names.length > 0)
      changes.push(noted(`\`${key}\` became \`tags\`.`, lines[key]))
    else if (typeof value === 'string' && names.length > 0)
      changes.push(noted('`tags` became a list.', lines[key]))
  }
  const own = tags.length > 0
  for (const key of ['categories', 'category']) {
    const names = namesOf(data[key])
    const extra = names?.filter((name) => !tags.includes(name))
    if (extra === undefined || (own && extra.length > 0)) {
      const message = `\`${key}: ${plainly(data[key])}\` is left out: the folder of a page is its category.`
      todo.push(noted(message, lines[key]))
    } else if (extra.length > 0) {
      add(extra)
      changes.push(noted(`\`${key}\` became \`tags\`.`, lines[key]))
    }
  }
  return tags
}

const plainly = (value: unknown): string => shown(value).slice(1, -1)

/** `undefined` when it is neither names nor nothing. */
function namesOf(value: unknown): string[] | undefined {
  if (value === undefined || value === null) return []
  const list = Array.isArray(value)
    ? (value as unknown[])
    : typeof value === 'string'
      ? value.split(/[,，、;；]/)
      : [value]
  const names: string[] = []
  for (const one of list) {
    if (one === null) continue
    if (typeof one !== 'string' && typeof one !== 'number') return undefined
    const name = String(one)
      .trim()
      .replace(/^#(?=\S)/, '')
    if (name !== '') names.push(name)
  }
  return names
}
