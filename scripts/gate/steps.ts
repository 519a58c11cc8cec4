export type Step = readonly [name: string, command: string]

/** Steps that follow one another. */
type Lane = readonly Step[]

/**
 * The stages of the gate, in order. The lanes of a stage run side by side, as long as each keeps one
 * core busy; the many browser tests have several workers and a stage of their own.
 */
export const stagesOf = (isLong: boolean): readonly (readonly Lane[])[] => [
  [
    [
      ['units of the engine', 'npm run -s test --workspace keep-it-simple'],
      ['builds of the engine', 'npm run -s test:integration --workspace keep-it-simple'],
      ['units of the starter', 'npm run -s test --workspace create-keep-it-simple'],
      ['mutants of the last change', 'MUTANTS_AT_ONCE=1 npm run -s mutants:changed'],
    ],
    [
      ['format', 'npm run -s format:check'],
      ['lint', 'npm run -s lint'],
      ['types', 'npm run -s types'],
      ['unused', 'npm run -s unused'],
      ['content', 'npm run -s check:content'],
      // An audit runs proven programs again.
      ['programs', `npm run -s verify --workspace site${isLong ? ' -- --audit' : ''}`],
      ['units of the runner', 'npm run -s test --workspace keep-it-simple-runner'],
      ['units of the site', 'npm run -s test --workspace site'],
      ['units of the manual', 'npm run -s test --workspace manual'],
      ['units of the scripts', 'npx vitest run --root scripts'],
      ['registry', 'npm run -s compile && npm run -s test:registry'],
    ],
  ],
  [
    [
      ['build', 'npm run -s build'],
      ['weight', 'npm run -s weigh'],
    ],
    [
      ['build of the manual', 'npm run -s build:manual'],
      ['pages of the manual', 'npm run -s test:pages --workspace manual'],
    ],
  ],
  [[['pages of the engine', 'npm run -s test:pages --workspace keep-it-simple']]],
  [[['pages of the site', 'npm run -s test:pages --workspace site']]],
  // Where others share the machine, a time says more of them than of us.
  ...(isLong
    ? [[[['timed pages of the site', 'npm run -s test:timed --workspace site'] as const]]]
    : []),
  [[['requirements', 'npm run -s spec']]],
]
