import { z } from 'zod'

const number = z.number().int().nonnegative().optional()

/** S3.22: what is known of a repository; `docs/.repositories.json` has one for each name. */
export const FACTS = z.object({
  name: z.string().optional(),
  fullName: z.string().optional(),
  url: z.url().optional(),
  description: z.string().optional(),
  language: z.string().optional(),
  languageColor: z
    .string()
    .regex(/^#[\da-f]{3,8}$/i)
    .optional(),
  stars: number,
  forks: number,
  licence: z.string().optional(),
  visibility: z.enum(['Public', 'Private']).optional(),
  template: z.boolean().optional(),
  archived: z.boolean().optional(),
  ownerType: z.enum(['Organization', 'User']).optional(),
  /** When it was asked for: an ISO time. */
  fetched: z.string().optional(),
})

export type RepositoryFacts = z.infer<typeof FACTS>
