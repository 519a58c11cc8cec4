import { text } from '../config/values.ts'

/** The categories of a post: each a path from the outermost, the first one its home. */
export function categoryPaths(value: unknown): string[][] {
  const list = Array.isArray(value) ? (value as unknown[]) : [value]
  const isNested = list.some((one) => Array.isArray(one))
  const paths = isNested
    ? list.map((one) => (Array.isArray(one) ? (one as unknown[]) : [one]))
    : [list]
  return paths
    .map((path) => path.flatMap((one) => text(one) ?? []))
    .filter((path) => path.length > 0)
}

/** A category as the name of a folder. */
export const categoryFolder = (name: string): string =>
  name
    .replace(/[\\/:*?"<>|\u0000-\u001F]+/g, '-')
    .replace(/^[._\s]+|[.\s]+$/g, '')
    .normalize('NFC') || 'category'
