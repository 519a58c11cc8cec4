import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { kis as command } from '#commands/kis.ts'
import type { ImportReport } from '#content/import/import-report.ts'
import { PACKAGE, writeAuthorSite } from '../support/author-site.ts'
import { writeFolder } from '../support/old-site.ts'

const root = writeAuthorSite({})
const folder = writeFolder({ 'a.md': '---\ndate: 2024-01-02\n---\n# A note\n\nText.\n' })
afterAll(() => [root, folder].forEach((one) => rmSync(one, { recursive: true, force: true })))

/** In this process: for what is answered before the settings are read. */
async function answer(...args: string[]) {
  const said: unknown[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((text) => said.push(text))
  const error = vi.spyOn(console, 'error').mockImplementation((text) => said.push(text))
  try {
    return { status: await command(['import', ...args, '--root', root]), said: said.join('\n') }
  } finally {
    log.mockRestore()
    error.mockRestore()
  }
}

function kis(...args: string[]) {
  const command = [join(PACKAGE, 'bin/kis.js'), 'import', ...args, '--root', root]
  return spawnSync(process.execPath, command, { encoding: 'utf8', cwd: folder })
}

// Processes of their own take their time on a busy machine.
describe('kis import', { timeout: 60_000 }, () => {
  it('explains itself', async () => {
    const { status, said } = await answer('--help')
    expect(status).toBe(0)
    expect(said).toContain('kis import markdown|hexo|vitepress|plume <folder> [--into blog]')
    for (const option of ['--into', '--dry-run', '--report']) expect(said).toContain(option)
  })

  it.each([
    [
      ['jekyll', '.'],
      'kis cannot import `jekyll`.\n  It imports: markdown, hexo, vitepress, plume.',
    ],
    [[], 'What is to be imported is missing.\n  It imports: markdown, hexo, vitepress, plume.'],
    [['hexo', folder], `${folder} is no site of Hexo.`],
    [['vitepress', folder], `${folder} is no site of VitePress.`],
    [['plume', folder], `${folder} is no site of VuePress.`],
    [['markdown'], 'The folder to import is missing.'],
    [['markdown', 'no-such-folder'], 'There is no folder no-such-folder.'],
    [['markdown', folder, '--into', '../outside'], 'Pages cannot be written to `../outside`.'],
    [['markdown', folder, '--into', '/tmp'], 'Pages cannot be written to `/tmp`.'],
    [['markdown', folder, '--overwrite'], '`kis import --help` lists what it takes.'],
  ])('refuses a mistake with a sentence: %j', async (args, sentence) => {
    const { status, said } = await answer(...args)
    expect(status).toBe(1)
    expect(said).toContain(sentence)
    expect(said).not.toMatch(/^\s+at /m)
  })

  it('writes nothing in a dry run but the report that is asked for', () => {
    const file = join(folder, 'report.json')
    const { status, stdout } = kis('markdown', '.', '--dry-run', '--report', file)
    expect(stdout).toContain('a.md → docs/blog/a.md')
    expect(status).toBe(0)
    expect(existsSync(join(root, 'docs/blog/a.md'))).toBe(false)
    const report = JSON.parse(readFileSync(file, 'utf8')) as ImportReport
    expect(report).toMatchObject({ kind: 'markdown', into: 'blog', dryRun: true })
    expect(report.summary).toMatchObject({ found: 1, imported: 1 })
  })

  it('brings the page into docs/, once', () => {
    expect(kis('markdown', '.', '--into', 'docs/en/blog').status).toBe(0)
    expect(readFileSync(join(root, 'docs/en/blog/a.md'), 'utf8')).toBe(
      '---\ntitle: A note\ncreateTime: 2024/01/02 00:00:00\n---\n\nText.\n',
    )
    const again = kis('markdown', '.', '--into', 'en/blog')
    expect(again.status).toBe(1)
    expect(again.stdout).toContain('docs/en/blog/a.md exists already')
  })
})
