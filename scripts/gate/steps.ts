export type Step = readonly [name: string, command: string]

/** Steps that run one after another. */
type Lane = readonly Step[]

const page = (workspace: string) => `npm run -s test:pages --workspace ${workspace}`

/**
 * The stages of the gate, in order; the lanes of a stage run at the same time. Builds of the blog and
 * the manual come before everything that reads them. The engine's browser tests have three workers and
 * a stage of their own.
 */
export const stagesOf = (isLong: boolean): readonly (readonly Lane[])[] => [
  [
    [
      ['unit tests of the engine', 'npm run -s test --workspace keep-it-simple'],
      ['integration tests of the engine', 'npm run -s test:integration --workspace keep-it-simple'],
    ],
    [
      ['format', 'npm run -s format:check'],
      ['lint', 'npm run -s lint'],
      ['types', 'npm run -s types'],
      ['unused code', 'npm run -s unused'],
      ['unit tests of the runner', 'npm run -s test --workspace keep-it-simple-runner'],
      ['unit tests of the scripts', 'npx vitest run --root scripts'],
      ['unit tests of the starter', 'npm run -s test --workspace create-keep-it-simple'],
      ['registry', 'npm run -s compile && npm run -s test:registry'],
    ],
  ],
  [
    [
      // --audit runs programs again that were verified before.
      ['programs', `npm run -s verify --workspace site${isLong ? ' -- --audit' : ''}`],
      ['build of the blog', 'npm run -s build'],
      ['unit tests of the blog', 'npm run -s test --workspace site'],
    ],
    [
      ['goldens of fixtures', 'npm run -s goldens -- fixtures diagnostics commands'],
      ['build of the manual', 'npm run -s build:manual'],
      ['unit tests of the manual', 'npm run -s test --workspace manual'],
    ],
  ],
  [[['goldens of the blog and the manual', 'npm run -s goldens -- --built site manual search']]],
  [[['browser tests of the engine', page('keep-it-simple')]]],
  [
    [['browser tests of the blog', page('keep-it-simple-site')]],
    [
      ['page weight', 'npm run -s weigh'],
      ['browser tests of the manual', page('keep-it-simple-manual')],
    ],
  ],
  // Timed tests run alone.
  ...(isLong
    ? [[[['timed tests of the blog', 'npm run -s test:timed --workspace site'] as const]]]
    : []),
  [[['requirements', 'npm run -s spec']]],
]
