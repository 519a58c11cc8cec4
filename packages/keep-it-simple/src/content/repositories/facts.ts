import { z } from 'zod'
import { REPOSITORY_COLOUR, type RepositoryFacts } from '#model/repository.ts'

const number = z.number().int().nonnegative().optional()

/** S3.22: `docs/.repositories.json` has one of these for each name. */
export const FACTS: z.ZodType<RepositoryFacts> = z.object({
  name: z.string().optional(),
  fullName: z.string().optional(),
  url: z.url().optional(),
  description: z.string().optional(),
  language: z.string().optional(),
  languageColor: z.string().regex(REPOSITORY_COLOUR).optional(),
  stars: number,
  forks: number,
  licence: z.string().optional(),
  visibility: z.enum(['Public', 'Private']).optional(),
  template: z.boolean().optional(),
  archived: z.boolean().optional(),
  ownerType: z.enum(['Organization', 'User']).optional(),
  fetched: z.string().optional(),
})
