import { z } from 'zod'
import type { HeadTag } from '#model/head.ts'
import { headFault } from '#model/head-policy.ts'

/** What each hook may answer; `model/hooks.ts` says it to editors. */
export const pageAddition = z.strictObject({
  description: z.string().exactOptional(),
  data: z.record(z.string(), z.unknown()).exactOptional(),
})

const headTag = z.tuple([
  z.enum(['meta', 'link', 'script', 'style', 'noscript']),
  z.record(z.string(), z.union([z.string(), z.literal(true)])),
  z.string().optional(),
])

export const headTags = z.array(headTag).superRefine((tags, context) =>
  tags.forEach((tag, index) => {
    const fault = headFault(tag as HeadTag)
    if (fault !== undefined)
      context.addIssue({ code: 'custom', path: [index], message: fault.replace(/\.$/, '') })
  }),
)

/** Pages of the engine come back as they went in; what is added needs an address and a title. */
export const catalogueAnswer = z.array(
  z.looseObject({
    path: z.string().regex(/^\/(?!\/)/, 'write an address that begins with one slash'),
    title: z.string().min(1),
    description: z.string().optional(),
    updated: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}/, 'write a date like 2026-01-31')
      .optional(),
  }),
)

export const nothing = z.undefined()
