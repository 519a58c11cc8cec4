/** What became of each test, read from what the two runners write. */
export interface Outcome {
  readonly title: string
  readonly result: 'passed' | 'failed' | 'skipped'
  /** It passed at the second attempt only. */
  readonly flaky?: true
}

interface UnitFile {
  readonly testResults?: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

export function unitOutcomes(json: unknown): Outcome[] {
  const { testResults = [] } = (json ?? {}) as UnitFile
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      result: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  )
}

interface PageSuite {
  readonly title: string
  readonly suites?: readonly PageSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly ok: boolean
    readonly tests: readonly { readonly status: string }[]
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
        ...(tests.some(({ status }) => status === 'flaky') && { flaky: true }),
      })
    }
    for (const child of suite.suites ?? []) visit(child, here)
  }
  for (const suite of suites) visit(suite, '')
  return outcomes
}

const ID = /\[(S\d+(?:\.\d+)+)\]/g

export function provedIds(titles: readonly string[]): Map<string, string[]> {
  const proved = new Map<string, string[]>()
  for (const title of titles) {
    for (const [, id] of title.matchAll(ID)) {
      const list = proved.get(id!)
      if (list) list.push(title)
      else proved.set(id!, [title])
    }
  }
  return proved
}
