import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answering, freePort } from './loopback.ts'

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

export interface Served {
  readonly url: string
  /** Of the process that starts and stops the one that answers. */
  readonly pid: number
  readonly close: () => void
}

/** A folder behind real nginx, with the file the build wrote for it. */
export async function serveByNginx(folder: string, settings: string): Promise<Served> {
  const root = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(root, name))
  const file = join(root, 'nginx.conf')
  writeFileSync(file, configuration(root, folder, port, settings))
  const nginx = spawn('nginx', ['-p', root, '-c', file], { stdio: 'inherit' })
  const close = () => {
    nginx.kill()
    rmSync(root, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  try {
    await answering(url, 'Is nginx installed, with libnginx-mod-http-brotli-static?')
  } catch (error) {
    close()
    throw error
  }
  return { url, pid: nginx.pid!, close }
}

/** Started by root, nginx would read as somebody else, who may not see a temporary folder. */
const user = () => (process.getuid?.() === 0 ? 'user root;' : '')

const configuration = (root: string, folder: string, port: number, settings: string) => `
load_module ${BROTLI};
${user()}
daemon off;
worker_processes 1;
pid ${root}/nginx.pid;
error_log ${root}/error.log;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${root}/body;
  proxy_temp_path ${root}/proxy;
  fastcgi_temp_path ${root}/fastcgi;
  uwsgi_temp_path ${root}/uwsgi;
  scgi_temp_path ${root}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    include ${settings};
  }
}
`
