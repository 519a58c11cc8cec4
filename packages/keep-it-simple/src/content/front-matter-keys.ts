import { parse } from 'yaml'
import { frontMatterSchema } from './front-matter-schema.ts'

/** Every key the front matter of a page may have. */
export const frontMatterKeys = (): string[] => Object.keys(frontMatterSchema.shape)

/** What is wrong with front matter, for examples in manuals; nothing if a page may have it. */
export function frontMatterProblems(yaml: string): string[] {
  const written = parse(yaml) as Readonly<Record<string, unknown>>
  const { error } = frontMatterSchema.safeParse({ title: 'A page', ...written })
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}
