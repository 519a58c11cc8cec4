/** Titles of passing tests, read from what the two runners write. */

interface UnitFile {
  readonly testResults?: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

export function passedUnitTests(json: unknown): string[] {
  const { testResults = [] } = (json ?? {}) as UnitFile
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
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

export function passedPageTests(json: unknown): string[] {
  const { suites = [] } = (json ?? {}) as { suites?: readonly PageSuite[] }
  const titles: string[] = []
  const visit = (suite: PageSuite, above: string) => {
    const here = above === '' ? suite.title : `${above} › ${suite.title}`
    for (const { title, ok, tests } of suite.specs ?? []) {
      // A skipped test is 'ok' to the runner but proves nothing.
      if (ok && tests.some(({ status }) => status === 'expected')) titles.push(`${here} › ${title}`)
    }
    for (const child of suite.suites ?? []) visit(child, here)
  }
  for (const suite of suites) visit(suite, '')
  return titles
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
