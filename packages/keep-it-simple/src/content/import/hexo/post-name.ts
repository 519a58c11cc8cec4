import { slugize } from './slugize.ts'

const SEGMENTS: Readonly<Record<string, string>> = {
  year: '(\\d{4})',
  month: '(\\d{2})',
  day: '(\\d{2})',
  i_month: '(\\d{1,2})',
  i_day: '(\\d{1,2})',
  hash: '([0-9a-f]{12})',
}

/** What the name of a post's file says, by the pattern `new_post_name`. */
export function readPostName(pattern: string, path: string): Readonly<Record<string, string>> {
  const stem = path.replace(/\.[^./]+$/, '')
  const names: string[] = []
  const source = pattern
    .replace(/\.[^./]+$/, '')
    .replace(/[|\\{}()[\]^$+*?.-]/g, '\\$&')
    .replace(/:(\w*[^_\W])/g, (_, name: string) => {
      names.push(name)
      return SEGMENTS[name] ?? '(.+?)'
    })
  const match = new RegExp(`^${source}$`).exec(stem)
  if (!match) return { title: slugize(stem) }
  const found = Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? '']))
  return found['title'] === undefined ? { ...found, title: slugize(stem) } : found
}
