import { z } from 'zod'
import { foldName } from '#model/fold-name.ts'
import { checked, kind } from './setting.ts'
import { line } from './values.ts'

const group = kind(
  checked(z.array(line), (names) =>
    names.length < 2 ? 'Write two names or more that mean the same.' : undefined,
  ),
  'a list of two names or more',
)

/** A name in two groups would join them for whoever types it, and for nobody else. */
export const synonyms = z.array(group).superRefine((groups, context) => {
  const homes = new Map<string, number>()
  for (const [index, names] of groups.entries())
    for (const [place, name] of names.entries()) {
      const folded = foldName(name)
      const home = homes.get(folded)
      homes.set(folded, home ?? index)
      if (home === undefined) continue
      const remedy =
        home === index
          ? 'Remove it: the group has this name already.'
          : `Remove it, or join the group with \`synonyms[${home}]\`, which has this name already.`
      context.addIssue({ code: 'custom', path: [index, place], params: { remedy } })
    }
})
