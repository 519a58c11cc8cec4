import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { watchMemory } from '../../bench/tree-memory.ts'
import { PACKAGE, writeAuthorSite } from './author-site.ts'
import type { Files } from './tiny-site.ts'

export interface MeasuredBuild {
  /** Of the processor, all processes and threads together. */
  readonly seconds: number
  /** By the clock. */
  readonly elapsed: number
  /** That all its processes held at one time. */
  readonly megabytes: number
  readonly succeeded: boolean
  /** What it said, good or bad. */
  readonly said: string
  readonly root: string
  readonly remove: () => void
}

/** Loaded before every process of the build: what it needed stands in a file when it is over. */
const METER = `
import { writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
if (isMainThread) process.on('exit', () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage()
  writeFileSync(process.env.METER + '/' + process.pid, String((userCPUTime + systemCPUTime) / 1e6))
})
`

/** `kis build` in a folder of its own, and what it needed. */
export async function measuredBuild(files: Files): Promise<MeasuredBuild> {
  const root = writeAuthorSite(files)
  const meter = join(root, 'meter.mjs')
  const results = join(root, 'meters')
  mkdirSync(results)
  writeFileSync(meter, METER)
  const NODE_OPTIONS = `--import=${pathToFileURL(meter).href}`
  const started = performance.now()
  const building = promisify(execFile)(process.execPath, [join(PACKAGE, 'bin/kis.js'), 'build'], {
    cwd: root,
    env: { ...process.env, METER: results, NODE_OPTIONS },
  })
  const most = watchMemory(building.child.pid!)
  const outcome = await building.then(
    () => ({ succeeded: true, said: '' }),
    (error: { readonly stdout?: string; readonly stderr?: string }) => ({
      succeeded: false,
      said: `${error.stdout ?? ''}${error.stderr ?? ''}`,
    }),
  )
  const elapsed = (performance.now() - started) / 1000
  const megabytes = most()
  const seconds = readdirSync(results)
    .map((name) => Number(readFileSync(join(results, name), 'utf8')))
    .reduce((sum, one) => sum + one, 0)
  const remove = () =>
    rmSync(root, { recursive: true, force: true, maxRetries: 9, retryDelay: 200 })
  return { ...outcome, seconds, elapsed, megabytes, root, remove }
}
