import type { DeploySettings } from '#model/deploy.ts'
import type { LockSettings } from '#model/lock.ts'

export const NO_LOCKS: LockSettings = {
  global: false,
  separator: ':',
  admin: [],
  rules: {},
  publicPasswords: [],
}

/** A folder that any host can serve as it is. */
export const STATIC_FILES: DeploySettings = { hosts: [], compress: [], keepBuilds: 3, allow: {} }

/** What technical blogs show most; a site names its own list to have others. */
export const CODE_LANGUAGES: readonly string[] = [
  'bash',
  'c',
  'cpp',
  'css',
  'diff',
  'docker',
  'go',
  'html',
  'http',
  'ini',
  'java',
  'javascript',
  'json',
  'jsx',
  'kotlin',
  'lua',
  'make',
  'markdown',
  'nginx',
  'python',
  'rust',
  'sql',
  'toml',
  'tsx',
  'typescript',
  'xml',
  'yaml',
]
