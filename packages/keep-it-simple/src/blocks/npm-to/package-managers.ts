export const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const

export type PackageManager = (typeof PACKAGE_MANAGERS)[number]

/** How one npm command is said to each of them, `npm` itself aside; what is absent is said as it is. */
type Said = Readonly<Partial<Record<PackageManager, string>>>

const SAME: Readonly<Record<string, readonly [names: readonly string[], said: Said]>> = {
  install: [['install', 'i', 'add'], { yarn: 'install' }],
  add: [[], { npm: 'install', pnpm: 'add', yarn: 'add', bun: 'add' }],
  global: [[], { npm: 'install -g', pnpm: 'add -g', yarn: 'global add', bun: 'add -g' }],
  ci: [
    ['ci', 'clean-install'],
    {
      npm: 'ci',
      pnpm: 'install --frozen-lockfile',
      yarn: 'install --immutable',
      bun: 'install --frozen-lockfile',
    },
  ],
  remove: [['uninstall', 'remove', 'rm', 'un'], { npm: 'uninstall' }],
  update: [['update', 'up', 'upgrade'], { yarn: 'up' }],
  run: [['run', 'run-script'], {}],
  test: [['test', 't'], { bun: 'run test' }],
  start: [['start'], { bun: 'run start' }],
  create: [['create', 'init'], {}],
  /** Without a name it begins an empty project. */
  init: [[], {}],
  exec: [['exec', 'x'], { npm: 'exec', pnpm: 'dlx', yarn: 'dlx', bun: 'x' }],
  link: [['link'], {}],
  outdated: [['outdated'], {}],
  publish: [['publish'], {}],
}

const FLAGS: Readonly<Record<string, Said>> = {
  '-D': {},
  '--save-dev': { pnpm: '-D', yarn: '-D', bun: '-D' },
  '-E': {},
  '--save-exact': { pnpm: '-E', yarn: '-E', bun: '-E' },
  '-O': { bun: '--optional' },
  '--save-optional': { pnpm: '-O', yarn: '-O', bun: '--optional' },
  '-S': { pnpm: '', yarn: '', bun: '' },
  '--save': { pnpm: '', yarn: '', bun: '' },
  '-g': { npm: '', pnpm: '', yarn: '', bun: '' },
  '--global': { npm: '', pnpm: '', yarn: '', bun: '' },
}

const COMMAND = /^(\s*(?:\$ )?(?:\w+=\S* )*)(npm|npx)(?: +(.*))?$/

/** A shell command for another package manager; `undefined` if it cannot be translated. */
export function sayTo(manager: PackageManager, line: string): string | undefined {
  const parts = line.split(' && ').map((part) => {
    const match = COMMAND.exec(part)
    if (!match) return part
    const [, before = '', program = '', rest = ''] = match
    const said = program === 'npx' ? npx(manager, rest) : npm(manager, rest.trim())
    return said === undefined ? undefined : before + said
  })
  return parts.includes(undefined) ? undefined : parts.join(' && ')
}

export const isNpmCommand = (line: string): boolean =>
  line.split(' && ').some((part) => COMMAND.test(part))

const npx = (manager: PackageManager, rest: string): string =>
  ({ npm: 'npx', pnpm: 'pnpm dlx', yarn: 'yarn dlx', bun: 'bunx' })[manager] + ` ${rest}`

function npm(manager: PackageManager, rest: string): string | undefined {
  const [name = '', ...words] = rest.split(/ +/)
  const found = Object.keys(SAME).find((key) => SAME[key]![0].includes(name))
  if (found === undefined) return undefined
  const flags = words.filter((word) => word.startsWith('-'))
  const hasPackages = words.length > flags.length
  const isGlobal = flags.includes('-g') || flags.includes('--global')
  const key = hasPackages
    ? found === 'install'
      ? isGlobal
        ? 'global'
        : 'add'
      : found
    : found === 'create'
      ? 'init'
      : found
  const said = SAME[key]![1][manager] ?? (manager === 'npm' ? name : key)
  const installs = key === 'add' || key === 'global' || key === 'remove'
  const args = installs ? translated(manager, words) : passedOn(manager, key, words)
  return [manager, said, ...args].filter((word) => word !== '').join(' ')
}

const translated = (manager: PackageManager, words: readonly string[]): string[] =>
  words.map((word) => (Object.hasOwn(FLAGS, word) ? (FLAGS[word]![manager] ?? word) : word))

/** Only npm needs `--` before what is meant for the script. */
const passedOn = (manager: PackageManager, key: string, words: readonly string[]): string[] =>
  manager === 'npm' || !['run', 'test', 'start', 'create', 'exec'].includes(key)
    ? [...words]
    : words.filter((word, at) => word !== '--' || words.indexOf('--') !== at)
