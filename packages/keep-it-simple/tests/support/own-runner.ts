import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { answering } from 'keep-it-simple-testing/loopback.ts'

const FOLDER = join(import.meta.dirname, '../../../runner')

export const hasSandbox = spawnSync('bwrap', ['--version']).status === 0

/** The reference runner, as an owner hosts it; without groups, which not every machine gives. */
export async function startOwnRunner(
  port: number,
  origin: string,
  env: Readonly<Record<string, string>> = {},
) {
  const runner = spawn(process.execPath, ['src/main.ts'], {
    cwd: FOLDER,
    stdio: 'inherit',
    env: {
      PATH: process.env['PATH'],
      RUNNER_ORIGINS: origin,
      RUNNER_PORT: String(port),
      RUNNER_CACHE: join(FOLDER, '.tool/cache'),
      RUNNER_KOTLIN: join(FOLDER, '.tool/node_modules/kotlin-compiler/lib'),
      RUNNER_CGROUP: 'off',
      ...env,
    },
  })
  const url = `http://127.0.0.1:${port}`
  const close = () => void runner.kill()
  try {
    // The first start compiles Go's standard library.
    await answering(`${url}/health`, 'Is there a compiler?', 240)
  } catch (error) {
    close()
    throw error
  }
  const { languages } = (await (await fetch(`${url}/health`)).json()) as {
    languages: Record<string, string>
  }
  return { languages, close }
}
