import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** `kis dev` of an engine in a site's folder; resolves once it says where it listens. */
export async function startKisDev(
  engine: string,
  root: string,
  port: number,
): Promise<{ readonly url: string; readonly stop: () => void }> {
  const command = [join(engine, 'bin/kis.js'), 'dev', '--port', String(port)]
  const server = spawn(process.execPath, command, { cwd: root })
  let log = ''
  const listen = (chunk: Buffer) => (log += chunk.toString())
  server.stdout.on('data', listen)
  server.stderr.on('data', listen)
  const until = Date.now() + 60_000
  for (;;) {
    const url = /http:\/\/127\.0\.0\.1:\d+\S*/.exec(log)?.[0]
    if (url !== undefined) return { url, stop: () => server.kill() }
    if (server.exitCode !== null || Date.now() > until) throw new Error(`kis dev: ${log}`)
    await wait(100)
  }
}
