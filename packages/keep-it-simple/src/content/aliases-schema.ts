import { z } from 'zod'
import { kind } from '#config/schema/setting.ts'
import { foldName } from '#model/fold-name.ts'

const MOST = 20
const LONGEST = 80

/** Where other generators list old addresses under this key, we list names. */
const ADDRESS = /^\/|^https?:\/\//

const alias = kind(
  z
    .string()
    .trim()
    .min(1)
    .max(LONGEST)
    .superRefine((name, context) => {
      const remedy = 'Write old addresses under `redirectFrom`; aliases are names.'
      if (ADDRESS.test(name)) context.addIssue({ code: 'custom', params: { remedy } })
    }),
  `a name of at most ${LONGEST} characters`,
)

/** Other names of a page, by which the search finds it. */
export const aliases = kind(
  z
    .array(alias)
    .max(MOST)
    .superRefine((names, context) => {
      const folded = names.map(foldName)
      const remedy = 'Remove it: the name is written twice.'
      for (const index of names.keys())
        if (folded.indexOf(folded[index]!) < index)
          context.addIssue({ code: 'custom', path: [index], params: { remedy } })
    }),
  `a list of at most ${MOST} names`,
)
