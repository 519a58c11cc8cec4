import type { DeploySettings } from '#model/deploy.ts'
import type { LockSettings } from '#model/lock.ts'
import { DEFAULT_LICENCE } from '#model/licence.ts'
import type { SiteConfig } from '#model/site.ts'

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
const CODE_LANGUAGES: readonly string[] = [
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

/** What a site has whose author says nothing; the reference and the JSON Schema show the same values. */
export const DEFAULTS = {
  base: '/',
  timeZone: 'UTC',
  head: [],
  license: DEFAULT_LICENCE,
  cards: false,
  social: [],
  codeLanguages: CODE_LANGUAGES,
  appearance: 'auto',
  appearanceTransition: 'circle-clip',
} as const satisfies Partial<SiteConfig>
