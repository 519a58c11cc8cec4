interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly annotations?: readonly { readonly type: string; readonly description?: string }[]
    }[]
  }[]
}

/** Tests that note how long a reader waited, as Playwright reports them. */
export function delaysTable(json: unknown): string {
  const rows: string[] = []
  const visit = ({ specs = [], suites = [] }: Suite) => {
    for (const { title, tests } of specs) {
      const noted = tests
        .flatMap(({ annotations = [] }) => annotations)
        .filter(({ type }) => type === 'milliseconds')
        .map(({ description = '' }) => description)
      if (noted.length > 0) rows.push(`| ${title} | ${[...new Set(noted)].join(', ')} |`)
    }
    suites.forEach(visit)
  }
  visit(json as Suite)
  return ['| | milliseconds |', '|---|---|', ...rows.toSorted()].join('\n')
}
