import { join } from 'node:path'
import { z } from 'zod'
import type { Diagnostic } from '#model/diagnostic.ts'
import { committedFile } from '../committed-file.ts'

/** Beside the pages and committed with them, so that a build needs no network. */
const FILE = '.comments.json'
export const discussionsFile = (docs: string): string => join(docs, FILE)

const said = {
  /** Absent where the account is gone. */
  author: z.string().optional(),
  at: z.iso.datetime(),
  url: z.url({ protocol: /^https?$/ }),
  /** Markdown, as it was written. */
  body: z.string(),
}
const comment = z.object({ ...said, replies: z.array(z.object(said)).default([]) })
const discussion = z.object({
  number: z.int().positive(),
  title: z.string(),
  url: z.url({ protocol: /^https?$/ }),
  comments: z.array(comment),
})
const file = z.object({ fetched: z.iso.datetime(), discussions: z.array(discussion) })

export type SavedComment = z.infer<typeof comment>
export type SavedDiscussion = z.infer<typeof discussion>
export type SavedDiscussions = z.infer<typeof file>

/** What `kis comments` has written. */
const readDiscussions = committedFile(file)

export function savedDiscussions(docs: string): SavedDiscussions | undefined {
  const all = readDiscussions(discussionsFile(docs))
  return all === 'wrong' ? undefined : all
}

export const discussionProblems = ({ docs }: { readonly docs: string }): Diagnostic[] =>
  readDiscussions(discussionsFile(docs)) === 'wrong'
    ? [
        {
          severity: 'error',
          code: 'bad-comments',
          file: `docs/${FILE}`,
          message: `\`docs/${FILE}\` is not what \`kis comments\` writes.`,
          remedy: 'Let `npx kis comments` write it anew, or delete the file.',
        },
      ]
    : []
