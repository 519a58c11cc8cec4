import { z } from 'zod'
import { foldName } from '#model/fold-name.ts'

const MOST = 20
const LONGEST = 80

/** Where other generators list old addresses under this key, we list names. */
const ADDRESS = /^\/|^https?:\/\//

const alias = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(LONGEST, `must be a name of at most ${LONGEST} characters`)
  .superRefine((name, context) => {
    if (ADDRESS.test(name))
      context.addIssue({
        code: 'custom',
        message: `\`${name}\` is an address and no name`,
        params: { remedy: 'Write old addresses under `redirectFrom`.' },
      })
  })

/** Other names of a page, by which the search finds it. */
export const aliases = z
  .array(alias)
  .max(MOST, `must be at most ${MOST} names`)
  .superRefine((names, context) => {
    const folded = names.map(foldName)
    for (const [index, name] of names.entries())
      if (folded.indexOf(folded[index]!) < index)
        context.addIssue({
          code: 'custom',
          path: [index],
          message: `\`${name}\` is written twice`,
          params: { remedy: 'Remove one of the two.' },
        })
  })
