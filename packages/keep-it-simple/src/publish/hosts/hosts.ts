import type { Host } from '#model/deploy.ts'
import { headersFile, redirectsFile } from './headers-file.ts'
import type { HostInput } from './host-input.ts'
import { nginxFile } from './nginx.ts'
import { vercelFile } from './vercel.ts'

interface HostFiles {
  /** In the folder that is served. */
  readonly served: Readonly<Record<string, string>>
  /** Read by the host and by nobody else. */
  readonly settings: Readonly<Record<string, string>>
}

/** What the hosts of the setting read. */
export function hostFiles(hosts: readonly Host[], input: HostInput): HostFiles {
  const files = { served: {}, settings: {} }
  for (const host of hosts) {
    if (host === 'nginx') Object.assign(files.settings, { 'nginx.conf': nginxFile(input) })
    else if (host === 'vercel') Object.assign(files.served, { 'vercel.json': vercelFile(input) })
    else if (host === 'github-pages') Object.assign(files.served, { '.nojekyll': '' })
    else
      Object.assign(files.served, {
        _headers: headersFile(input, host === 'cloudflare-pages'),
        _redirects: redirectsFile(input),
      })
  }
  return files
}
