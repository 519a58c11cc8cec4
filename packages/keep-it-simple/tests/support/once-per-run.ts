import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The folder of one run of the tests; workers get it from the process that started them. */
const RUN = 'TEST_RUN'

export function beginRun(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'test-run-'))
  process.env[RUN] = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 9, retryDelay: 200 })
}

/**
 * What is slow to make and only read afterwards: the first worker that needs it makes it, the others wait.
 * Workers come and go many times in a run.
 */
export async function oncePerRun(
  name: string,
  make: (place: string) => Promise<string>,
): Promise<string> {
  const place = join(process.env[RUN]!, name)
  const result = join(place, 'result.json')
  try {
    mkdirSync(place)
  } catch {
    while (!existsSync(result)) await wait(200)
    const { made, failure } = JSON.parse(readFileSync(result, 'utf8')) as Partial<Made & Failed>
    if (made === undefined) throw new Error(failure)
    return made
  }
  try {
    const made = await make(place)
    writeFileSync(result, JSON.stringify({ made } satisfies Made))
    return made
  } catch (error) {
    writeFileSync(result, JSON.stringify({ failure: String(error) } satisfies Failed))
    throw error
  }
}

interface Made {
  readonly made: string
}
interface Failed {
  readonly failure: string
}
