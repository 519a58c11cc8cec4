import { fixIn } from '#model/fix.ts'
import type { Opening } from '../blocks/container-lines.ts'
import { fixPlace, report, type PageEnv } from '../page-env.ts'

/** `:::note[Title]` of Docusaurus and Starlight, and `:::note{title="Title"}`. */
const BRACKETS = /^[ \t]*\[([^\]\n]{1,200})\][ \t]*(?:\{[^{}\n]{0,200}\})?[ \t]*$/
const BRACES = /^[ \t]*\{[^{}\n]{0,200}?title="([^"\n]{1,200})"[^{}\n]{0,200}\}[ \t]*$/

/** More than a title and what stands behind it. */
const LONGEST = 800

/** What stands behind the name of a block; a title in brackets is read, and reported. */
export function titleOf(env: PageEnv, { name, rest, colons }: Opening, line: number): string {
  const title =
    rest.length > LONGEST ? undefined : (BRACKETS.exec(rest) ?? BRACES.exec(rest))?.[1]?.trim()
  if (title === undefined) return rest
  const place = fixPlace(env, line)
  const at = place.text?.indexOf(':'.repeat(colons)) ?? -1
  const before = at === -1 ? '' : place.text!.slice(at).trimEnd()
  const after = `${':'.repeat(colons)} ${name} ${title}`
  report(
    env,
    {
      severity: 'warning',
      code: 'foreign-syntax',
      message: `\`${before.slice(0, 60)}\` is how other tools write a title.`,
      remedy: `Write \`${after}\`.`,
      ...fixIn(place, before, after),
    },
    { line },
  )
  return ` ${title}`
}
