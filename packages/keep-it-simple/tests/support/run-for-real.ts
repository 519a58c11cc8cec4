import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { kotlin } from '#content/verify/runners/kotlin.ts'
import { Workshop } from '#content/verify/workshop.ts'

/** What a compiled program did, piece by piece as it came. */
export interface Ran {
  /** The compiler refused it, in its words. */
  readonly refused?: string
  readonly code: number | null
}

export interface KotlinRan {
  readonly output: string
  readonly code: number
}

export interface Watch {
  readonly signal: AbortSignal
  readonly print: (stream: 'stdout' | 'stderr', text: string) => void
}

const GO = { GOPROXY: 'off', GOTOOLCHAIN: 'local', GOFLAGS: '', GOWORK: 'off' }
const RUST = ['--edition', '2021', '-C', 'opt-level=3', '--color', 'never', '-o', 'main', 'main.rs']

/** Compilers of this machine, behind the stand-ins of the public services. */
export class Compilers {
  readonly workshop = new Workshop(join(import.meta.dirname, '../../.tool'))
  private readonly kotlinRuns = new Map<string, KotlinRan>()

  async go(code: string, watch: Watch): Promise<Ran> {
    const room = this.workshop.room('main.go', code)
    const args = ['build', '-o', 'main', 'main.go']
    const built = await this.workshop.compile(room, 'go', args, GO)
    return built.code === 0 ? execute(room, watch) : { refused: built.output, code: built.code! }
  }

  async rust(code: string, watch: Watch): Promise<Ran> {
    const room = this.workshop.room('main.rs', code)
    const built = await this.workshop.compile(room, 'rustc', RUST)
    if (built.code === 0) return execute(room, watch)
    watch.print('stderr', built.output)
    return { code: built.code! }
  }

  /**
   * The compiler and the runtime that verify the pages. It starts too slowly to be started for every
   * click, so it takes all programs beforehand; asked for one of them, it gives what that did.
   */
  async prepareKotlin(programs: readonly string[]): Promise<void> {
    const run = await kotlin.prepare(this.workshop)
    await run(
      programs.map((code) => ({ code })),
      (index, { output, code = -1 }) =>
        void this.kotlinRuns.set(programs[index]!.trimEnd(), { output, code }),
    )
  }

  kotlin(code: string): KotlinRan {
    const ran = this.kotlinRuns.get(code.trimEnd())
    if (!ran) throw new Error('This program was not handed to the Kotlin compiler')
    return ran
  }

  close(): void {
    this.workshop.close()
  }
}

function execute(room: string, { signal, print }: Watch): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(room, 'main'), [], { cwd: room, env: {}, timeout: 20_000 })
    signal.addEventListener('abort', () => child.kill('SIGKILL'))
    child.stdout.setEncoding('utf8').on('data', (text: string) => print('stdout', text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => print('stderr', text))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code }))
  })
}
