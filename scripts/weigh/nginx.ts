import { spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const COMPRESSED = new Set(['.html', '.css', '.js', '.json', '.svg', '.txt', '.xml'])
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

export interface Served {
  readonly url: string
  readonly close: () => void
}

/** The built site as readers get it: real nginx, files compressed beforehand. */
export async function serveByNginx(dist: string): Promise<Served> {
  const root = mkdtempSync(join(tmpdir(), 'weigh-'))
  // Started by root, nginx reads as somebody else.
  chmodSync(root, 0o755)
  const site = join(root, 'site')
  cpSync(dist, site, { recursive: true })
  compress(site)
  const port = await freePort()
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(root, name))
  const file = join(root, 'nginx.conf')
  writeFileSync(file, configuration(root, site, port))
  const nginx = spawn('nginx', ['-p', root, '-c', file], { stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}`
  await answering(url)
  const close = () => {
    nginx.kill()
    rmSync(root, { recursive: true, force: true })
  }
  return { url, close }
}

function compress(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !COMPRESSED.has(extname(entry.name))) continue
    const path = join(entry.parentPath, entry.name)
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)))
  }
}

const configuration = (root: string, site: string, port: number) => `
load_module ${BROTLI};
daemon off;
pid ${root}/nginx.pid;
error_log ${root}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  charset utf-8;
  client_body_temp_path ${root}/body;
  proxy_temp_path ${root}/proxy;
  fastcgi_temp_path ${root}/fastcgi;
  uwsgi_temp_path ${root}/uwsgi;
  scgi_temp_path ${root}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${site};
    brotli_static on;
    error_page 404 /404.html;
  }
}
`

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const response = await fetch(url).catch(() => undefined)
    if (response) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('nginx does not answer. Is it installed, with libnginx-mod-http-brotli-static?')
}
