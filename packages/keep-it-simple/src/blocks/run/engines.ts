import { RunError, type Engine, type RunLimits } from '#services/run-code.ts'

interface Service {
  readonly url: string
  readonly protocol?: string | undefined
  /** What has to be fetched first, where that is known. */
  readonly bytes?: number | undefined
}

type Create = (service: Service) => Engine

const LOADERS: Readonly<Record<string, () => Promise<{ readonly createEngine: Create }>>> = {
  go: () => import('#services/run-go.ts'),
  // A runner of the owner's, whatever the language.
  json: () => import('#services/run-json.ts'),
  javascript: () => import('#services/run-javascript.ts'),
  kotlin: () => import('#services/run-kotlin.ts'),
  postgres: () => import('#services/run-postgres.ts'),
  python: () => import('#services/run-python.ts'),
  rust: () => import('#services/run-rust.ts'),
  sql: () => import('#services/run-sqlite.ts'),
  typescript: () => import('#services/run-typescript.ts'),
}

const SECOND = 1000
/** Enough to read, and little enough to show. */
const SIZE = { lines: 1000, bytes: 64 * 1024 }
/** A compiler far away takes its time; Python and PostgreSQL have to be downloaded first. */
const REMOTE: RunLimits = { startMilliseconds: 30 * SECOND, milliseconds: 20 * SECOND, ...SIZE }
const LARGE: RunLimits = { startMilliseconds: 90 * SECOND, milliseconds: 20 * SECOND, ...SIZE }

/** As long as where it was verified. */
const JAVASCRIPT: RunLimits = { startMilliseconds: 30 * SECOND, milliseconds: 10 * SECOND, ...SIZE }

/** A runner of the owner's is small, and lets readers wait for their turn. */
const QUEUED: RunLimits = { startMilliseconds: 120 * SECOND, milliseconds: 20 * SECOND, ...SIZE }

export const limitsOf = (language: string, protocol?: string): RunLimits =>
  protocol === 'json' ? QUEUED : inBrowser(language)

const inBrowser = (language: string): RunLimits =>
  language === 'python' || language === 'postgres'
    ? LARGE
    : language.endsWith('script')
      ? JAVASCRIPT
      : REMOTE

/** One engine per language and place, created when it is first needed. */
export class Engines {
  private readonly engines = new Map<string, Promise<Engine>>()

  /** Fetching it is part of the run: it has a limit and can be stopped. */
  get(language: string, service: Service): Engine {
    const run: Engine['run'] = async (program, host) => {
      const engine = await this.load(language, service).catch(() => {
        throw new RunError('unreachable')
      })
      return engine.run(program, host)
    }
    return { run, close: () => {} }
  }

  private load(language: string, service: Service): Promise<Engine> {
    const key = `${language} ${service.url}`
    let engine = this.engines.get(key)
    if (!engine) {
      const speaks = service.protocol === 'json' ? 'json' : language
      engine = LOADERS[speaks]!().then(({ createEngine }) => createEngine(service))
      engine.catch(() => this.engines.delete(key))
      this.engines.set(key, engine)
    }
    return engine
  }

  close(): void {
    for (const engine of this.engines.values())
      void engine.then(
        (one) => one.close(),
        () => undefined,
      )
    this.engines.clear()
  }
}
