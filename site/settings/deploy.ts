import type { DeploySettings } from 'keep-it-simple'

/** How the built site is served. Read at build only; DEPLOY.md names what each host needs. */
export const deploy: DeploySettings = {
  hosts: ['nginx'],
  compress: ['brotli', 'gzip'],
  keepBuilds: 3,
  allow: {},
}
