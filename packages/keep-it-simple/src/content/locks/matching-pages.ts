import { createContext, Script } from 'node:vm'
import { matchesRule } from '#model/lock.ts'
import type { PlacedPage } from '../placed-page.ts'

/** Milliseconds a pattern may take, and as much again for this many pages; a sound one needs a hundredth. */
const LIMIT = 50
const PAGES = 500
/** A busy machine may be late once; a pattern that explodes is late every time. */
const ATTEMPTS = 3

const context = createContext({ pattern: /^/, pages: [] })
const script = new Script('pages.map((names) => names.some((name) => pattern.test(name)))')

/**
 * The pages a rule matches. Throws where a pattern is none, and where it takes too long: one like
 * `^(a+)+$` would keep the build busy for ever.
 */
export function matchingPages(rule: string, pages: readonly PlacedPage[]): Set<PlacedPage> {
  if (!rule.startsWith('^'))
    return new Set(
      pages.filter(({ path, source }) => matchesRule(rule, { path, file: source.file })),
    )
  const names = pages.map(({ path, source }) => [path, source.file])
  const matched = matchPattern(new RegExp(rule, 'u'), names)
  return new Set(pages.filter((_, index) => matched[index]))
}

function matchPattern(pattern: RegExp, pages: readonly (readonly string[])[]): readonly boolean[] {
  const timeout = LIMIT * Math.ceil((pages.length + 1) / PAGES)
  Object.assign(context, { pattern, pages })
  for (let attempt = 1; ; attempt++)
    try {
      return script.runInContext(context, { timeout }) as boolean[]
    } catch {
      if (attempt === ATTEMPTS) throw new Error(`it takes more than ${timeout} ms`)
    }
}
