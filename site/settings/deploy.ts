import type { DeploySettings } from 'keep-it-simple'

/** How the built site is served. Read at build only; DEPLOY.md has a page per host. */
export const deploy: DeploySettings = {
  hosts: ['nginx'],
  compress: ['brotli', 'gzip'],
  keepBuilds: 3,
  allow: {},
}
