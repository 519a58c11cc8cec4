import { availableParallelism } from 'node:os'

export interface Settings {
  readonly host: string
  readonly port: number
  /** Pages that may send programs: `https://blog.example`. */
  readonly origins: ReadonlySet<string>
  /** Where what compilers need is prepared once. */
  readonly cache: string
  /** Folder `lib` of the package `kotlin-compiler`. */
  readonly kotlin?: string
  /** Who sandboxes are started as, if the runner itself is root. */
  readonly user?: number
  readonly compileSeconds: number
  readonly runSeconds: number
  readonly parallel: number
  readonly waiting: number
  /** How long a run may wait for its turn. */
  readonly waitSeconds: number
  readonly perMinute: number
  /** The address of a reader is the last one in `X-Forwarded-For`. */
  readonly proxy: boolean
  /** Run although memory and processes of a whole run cannot be bounded. */
  readonly withoutCgroup: boolean
}

const NOBODY = 65534

/** From the environment. What is wrong is thrown as a sentence for the owner. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const count = (name: string, otherwise: number, least = 1): number => {
    const text = env[name]
    if (text === undefined || text === '') return otherwise
    const value = Number(text)
    if (!Number.isInteger(value) || value < least)
      throw new Error(`${name} is ${text}; write a whole number, ${least} or more.`)
    return value
  }
  const kotlin = env['RUNNER_KOTLIN']
  return {
    host: env['RUNNER_HOST'] || '127.0.0.1',
    port: count('RUNNER_PORT', 8055, 0),
    origins: readOrigins(env['RUNNER_ORIGINS'] ?? ''),
    cache: env['RUNNER_CACHE'] || '/var/cache/keep-it-simple-runner',
    ...(kotlin && { kotlin }),
    ...(process.getuid?.() === 0 && { user: count('RUNNER_UID', NOBODY) }),
    compileSeconds: count('RUNNER_COMPILE_SECONDS', 20),
    runSeconds: count('RUNNER_SECONDS', 10),
    parallel: count('RUNNER_PARALLEL', availableParallelism()),
    waiting: count('RUNNER_WAITING', 64),
    waitSeconds: count('RUNNER_WAIT_SECONDS', 100),
    perMinute: count('RUNNER_PER_MINUTE', 20),
    proxy: env['RUNNER_PROXY'] === '1',
    withoutCgroup: env['RUNNER_CGROUP'] === 'off',
  }
}

function readOrigins(text: string): Set<string> {
  const origins = text.split(/[\s,]+/).filter((one) => one !== '')
  if (origins.length === 0)
    throw new Error('RUNNER_ORIGINS is empty; name the sites whose pages may send programs.')
  for (const one of origins)
    if (!URL.canParse(one) || new URL(one).origin !== one)
      throw new Error(`RUNNER_ORIGINS has ${one}; write an origin, like https://blog.example.`)
  return new Set(origins)
}
