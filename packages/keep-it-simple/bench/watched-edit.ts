import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const KIS = join(import.meta.dirname, '../bin/kis.js')
/** Milliseconds between looks at what it has said. */
const STEP = 10

/** Seconds from a change to the release, with `kis build --watch`; the second change, when all is loaded. */
export async function watchedEdit(folder: string, change: () => void): Promise<number> {
  const child = spawn(process.execPath, [KIS, 'build', '--watch'], {
    cwd: folder,
    env: { ...process.env, LANG: 'en_US.UTF-8' },
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ready = async () => {
    while (!said.includes('Waiting')) {
      if (child.exitCode !== null) throw new Error(`kis build --watch: ${said}`)
      await wait(STEP)
    }
    said = ''
  }
  try {
    await ready()
    change()
    await ready()
    const started = performance.now()
    change()
    await ready()
    return (performance.now() - started) / 1000
  } finally {
    child.kill()
  }
}
