import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { cleanEnvironment, ROOT, run, serve, withTools } from './run.ts'

export interface Registry {
  readonly url: string
  /** What npm of a new author has: this registry, and a cache that was empty. */
  readonly env: NodeJS.ProcessEnv
  readonly publish: (folder: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** A registry on loopback with our packages; their dependencies come from the one npm is set to here. */
export async function startRegistry(folder: string): Promise<Registry> {
  const upstream = (await run('npm', ['config', 'get', 'registry'], { cwd: ROOT }))
    .split('\n')
    .find((line) => /^https?:/.test(line))
  if (upstream === undefined) throw new Error('npm names no registry')
  const url = `http://127.0.0.1:${await freePort()}/`
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'config.yaml'), configuration(folder, upstream))
  // npm asks for a token before it publishes; this registry lets everybody.
  writeFileSync(join(folder, 'npmrc'), `${url.replace('http:', '')}:_authToken=anybody\n`)
  const env = cleanEnvironment({
    npm_config_registry: url,
    npm_config_cache: join(folder, 'cache'),
    npm_config_userconfig: join(folder, 'npmrc'),
    npm_config_update_notifier: 'false',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
  })
  const { close } = await serve(
    'verdaccio',
    ['--config', join(folder, 'config.yaml'), '--listen', url],
    `${url}-/ping`,
    { cwd: folder, env: withTools(process.env) },
  )
  return {
    url,
    env,
    close,
    publish: async (packed) => {
      await run('npm', ['publish'], { cwd: packed, env })
    },
  }
}

const configuration = (folder: string, upstream: string): string =>
  JSON.stringify({
    storage: join(folder, 'storage'),
    auth: { htpasswd: { file: join(folder, 'htpasswd'), max_users: -1 } },
    uplinks: { upstream: { url: upstream, timeout: '60s', maxage: '1h', max_fails: 10 } },
    packages: {
      'keep-it-simple': { access: '$all', publish: '$all' },
      'create-keep-it-simple': { access: '$all', publish: '$all' },
      '**': { access: '$all', proxy: 'upstream' },
    },
    max_body_size: '50mb',
    web: { enable: false },
    log: { type: 'stdout', format: 'pretty', level: 'warn' },
  })

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
