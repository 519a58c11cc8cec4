import { stripVTControlCharacters } from 'node:util'

/** Letters of a reason that are kept. */
const LONGEST = 600

/** What became of each test, read from what the two runners write. */
export interface Outcome {
  readonly title: string
  readonly result: 'passed' | 'failed' | 'skipped'
  readonly seconds: number
  /** It looked at a page in a browser or at what a command said, and not at what a function returns. */
  readonly observed?: true
  /** What the runner said of a failure, without colours. */
  readonly reason?: string
}

/** Units that start commands as an author does. */
const COMMANDS = /[\\/]tests[\\/]commands[\\/]/

interface UnitFile {
  readonly testResults?: readonly {
    readonly name?: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly duration?: number | null
      readonly failureMessages?: readonly string[] | null
    }[]
  }[]
}

export function unitOutcomes(json: unknown): Outcome[] {
  const { testResults = [] } = (json ?? {}) as UnitFile
  return testResults.flatMap(({ name = '', assertionResults }) =>
    assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
      title: fullName,
      result: status === 'passed' || status === 'failed' ? status : 'skipped',
      seconds: (duration ?? 0) / 1000,
      ...because(failureMessages ?? []),
      ...(COMMANDS.test(name) && { observed: true }),
    })),
  )
}

interface PageSuite {
  readonly title: string
  readonly suites?: readonly PageSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly ok: boolean
    readonly tests: readonly {
      readonly status: string
      readonly results?: readonly {
        readonly duration: number
        readonly errors?: readonly { readonly message?: string }[]
      }[]
    }[]
  }[]
}

export function pageOutcomes(json: unknown): Outcome[] {
  const { suites = [] } = (json ?? {}) as { suites?: readonly PageSuite[] }
  const outcomes: Outcome[] = []
  const visit = (suite: PageSuite, above: string) => {
    const here = above === '' ? suite.title : `${above} › ${suite.title}`
    for (const { title, ok, tests } of suite.specs ?? []) {
      // A skipped test is 'ok' to the runner but proves nothing.
      const ran = tests.some(({ status }) => status !== 'skipped')
      outcomes.push({
        title: `${here} › ${title}`,
        result: !ok ? 'failed' : ran ? 'passed' : 'skipped',
        seconds:
          sum(tests.flatMap(({ results = [] }) => results.map((one) => one.duration))) / 1000,
        observed: true,
        ...because(
          tests.flatMap(({ results = [] }) =>
            results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message)),
          ),
        ),
      })
    }
    for (const child of suite.suites ?? []) visit(child, here)
  }
  for (const suite of suites) visit(suite, '')
  return outcomes
}

/** A paragraph of each error: the end of a log is all that people may be shown of it. */
function because(messages: readonly string[]): { readonly reason?: string } {
  const said = messages.map((message) => stripVTControlCharacters(message).slice(0, LONGEST))
  return said.length === 0 ? {} : { reason: said.join('\n') }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** A requirement of the specification, as a title names it. */
export const REQUIREMENT = /\[(S\d+(?:\.\d+)+)\]/g

/** The tests that name each id; a title may name several. */
export function byId<T extends { readonly title: string }>(
  tests: readonly T[],
  id: RegExp,
): Map<string, T[]> {
  const found = new Map<string, T[]>()
  for (const test of tests)
    for (const [, name] of test.title.matchAll(id)) {
      const list = found.get(name!)
      if (list) list.push(test)
      else found.set(name!, [test])
    }
  return found
}
