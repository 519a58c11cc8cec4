import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { expect } from 'keep-it-simple-testing/browser.ts'
import { PACKAGE } from './author-site.ts'

/** `kis dev` in an author's folder, and what it has printed. */
export interface DevProcess {
  readonly url: string
  readonly log: () => string
  readonly stop: () => void
}

/** Starts it on a port of its own and waits until it answers. */
export async function startDevServer(
  root: string,
  offset: number,
  env: NodeJS.ProcessEnv = {},
): Promise<DevProcess> {
  const port = Number(process.env['PAGES_PORT'] ?? 4400) + offset
  const url = `http://127.0.0.1:${port}`
  let log = ''
  const server: ChildProcess = spawn(
    process.execPath,
    [join(PACKAGE, 'bin/kis.js'), 'dev', '--root', root, '--port', `${port}`],
    { env: { ...process.env, ...env } },
  )
  const listen = (chunk: Buffer) => (log += chunk.toString())
  server.stdout?.on('data', listen)
  server.stderr?.on('data', listen)
  await expect.poll(() => log, { timeout: 60_000 }).toContain(url)
  return { url, log: () => log, stop: () => void server.kill() }
}
