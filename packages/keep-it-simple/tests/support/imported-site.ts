import { spawnSync } from 'node:child_process'
import { mkdtempSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImportReport } from '#content/import/import-report.ts'
import type { SiteInput } from '#model/site-settings.ts'
import { PACKAGE, write } from './author-site.ts'

export const IMPORTS: string = join(import.meta.dirname, '../fixtures-import')

/** What a new site says of itself, as the starter writes it. */
export const STARTER: SiteInput = {
  origin: 'https://example.com',
  timeZone: 'Asia/Shanghai',
  locales: [
    { prefix: '/', lang: 'zh-CN', label: '简体中文', title: '我的网站', description: '一个网站' },
  ],
  collections: [{ type: 'post', dir: 'blog', title: '博客' }],
  navigation: { '/': [{ text: '首页', link: '/' }] },
}

/** A page of a site as its own generator published it. */
export interface ExpectedPage {
  /** Absent where the generator only gives addresses. */
  readonly source?: string
  readonly address: string
  readonly title: string
  readonly date?: string
  readonly tags?: readonly string[]
  readonly categories?: readonly string[]
  readonly pictures: number
  readonly code: readonly string[]
}

export interface Expected {
  readonly pages: readonly ExpectedPage[]
  readonly lists?: readonly string[]
  readonly files?: readonly string[]
}

export const expectedOf = (kind: string): Expected =>
  JSON.parse(readFileSync(join(IMPORTS, `${kind}-expected.json`), 'utf8')) as Expected

export interface ImportedSite {
  readonly root: string
  readonly report: ImportReport
  /** What the command printed. */
  readonly printed: string
  readonly remove: () => void
}

/** A new site into which one of `fixtures-import/` was imported, and which took the proposed settings. */
export function importInto(kind: string): ImportedSite {
  const root = mkdtempSync(join(tmpdir(), `imported-${kind}-`))
  symlinkSync(join(PACKAGE, '../../node_modules'), join(root, 'node_modules'))
  mkdirSync(join(root, 'public'))
  write(join(root, 'package.json'), '{ "type": "module" }\n')
  // Hexo has no page that is a home of ours; the others bring theirs.
  if (kind === 'hexo')
    write(join(root, 'docs/README.md'), '---\ntitle: 首页\npageLayout: home\n---\n')
  writeSettings(root, '')
  const file = join(root, 'report.json')
  const args = ['import', kind, join(IMPORTS, kind), '--report', file]
  const { status, stdout, stderr } = kis(root, ...args)
  if (status !== 0) throw new Error(stdout + stderr)
  writeSettings(root, '  ...imported,\n')
  return {
    root,
    report: JSON.parse(readFileSync(file, 'utf8')) as ImportReport,
    printed: stdout,
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 9, retryDelay: 200 }),
  }
}

export function kis(root: string, ...args: readonly string[]) {
  const command = [join(PACKAGE, 'bin/kis.js'), ...args, '--root', root]
  return spawnSync(process.execPath, command, { encoding: 'utf8', cwd: root })
}

function writeSettings(root: string, more: string): void {
  const own = JSON.stringify(STARTER, undefined, 2).slice(2, -2)
  const imports = more === '' ? '' : "import { imported } from './imported-settings.ts'\n"
  write(
    join(root, 'site.config.ts'),
    `import { defineSite } from 'keep-it-simple'\n${imports}export default defineSite({\n${own},\n${more}})\n`,
  )
}
