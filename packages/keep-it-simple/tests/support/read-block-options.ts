import type { z } from 'zod'
import { parseAttributes } from '#content/markdown/blocks/attributes.ts'
import { readOptions } from '#content/markdown/blocks/block-options.ts'
import type { PageEnv } from '#content/markdown/page-env.ts'
import type { Diagnostic } from '#model/diagnostic.ts'

/** What is read from the words behind a block's name, and what is said of them. */
export function readWords(options: z.ZodObject | undefined, text: string, title = false) {
  const diagnostics: Diagnostic[] = []
  const env = { file: 'a.md', diagnostics } as unknown as PageEnv
  const block = { name: 'box', about: {}, title, ...(options && { options }) }
  const written = { ...parseAttributes(text), name: 'box', env, fileLine: 7 }
  return { ...readOptions(block, written), diagnostics }
}

export const saidOfWords = (options: z.ZodObject | undefined, text: string): string[][] =>
  readWords(options, text).diagnostics.map(({ code, message, remedy }) => [code, message, remedy])
