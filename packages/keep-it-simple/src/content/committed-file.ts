import { existsSync, readFileSync, statSync } from 'node:fs'
import type { z } from 'zod'

/** Reads a file that a command wrote and the author committed; read again when it is another. */
export function committedFile<Schema extends z.ZodType>(
  schema: Schema,
): (path: string) => z.infer<Schema> | 'wrong' | undefined {
  const known = new Map<
    string,
    { readonly read: number; readonly all: z.infer<Schema> | 'wrong' }
  >()
  return (path) => {
    if (!existsSync(path)) return undefined
    const { mtimeMs } = statSync(path)
    const before = known.get(path)
    if (before?.read === mtimeMs) return before.all
    const all = parse(schema, readFileSync(path, 'utf8'))
    known.set(path, { read: mtimeMs, all })
    return all
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, text: string): z.infer<Schema> | 'wrong' {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return 'wrong'
  }
}
