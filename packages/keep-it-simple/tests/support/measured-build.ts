import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { kisBuild, writeAuthorSite } from './author-site.ts'
import type { Files } from './tiny-site.ts'

export interface MeasuredBuild {
  /** Of the processor, all threads together. */
  readonly seconds: number
  readonly megabytes: number
  readonly succeeded: boolean
  /** What it said, good or bad. */
  readonly said: string
  readonly root: string
  readonly remove: () => void
}

/** Loaded before the build: what it needed stands in a file when it is over. */
const METER = `
import { writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
if (isMainThread) process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  writeFileSync(process.env.METER, JSON.stringify([(userCPUTime + systemCPUTime) / 1e6, maxRSS / 1024]))
})
`

/** `kis build` in a folder of its own, and what it needed. */
export async function measuredBuild(files: Files): Promise<MeasuredBuild> {
  const root = writeAuthorSite(files)
  const meter = join(root, 'meter.mjs')
  const result = join(root, 'meter.json')
  writeFileSync(meter, METER)
  const env = { METER: result, NODE_OPTIONS: `--import=${pathToFileURL(meter).href}` }
  const outcome = await kisBuild(root, env).then(
    () => ({ succeeded: true, said: '' }),
    (error: { readonly stdout?: string; readonly stderr?: string }) => ({
      succeeded: false,
      said: `${error.stdout ?? ''}${error.stderr ?? ''}`,
    }),
  )
  const [seconds, megabytes] = JSON.parse(readFileSync(result, 'utf8')) as [number, number]
  const remove = () =>
    rmSync(root, { recursive: true, force: true, maxRetries: 9, retryDelay: 200 })
  return { ...outcome, seconds, megabytes, root, remove }
}
