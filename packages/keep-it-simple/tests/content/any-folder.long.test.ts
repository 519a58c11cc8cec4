import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const PACKAGE = join(import.meta.dirname, '../..')
const SITE = {
  origin: 'https://notes.example',
  locales: [{ prefix: '/', lang: 'en-US', label: 'English', title: 'Notes', description: 'Notes' }],
}

/** Engine and site both lie there, as in somebody's checkout. */
it.each(['my notes', '笔记 2', '100% #1'])('checks a site in a folder named %s', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'any-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const root = join(folder, name)
  const engine = join(root, 'engine/keep-it-simple')
  for (const path of ['src', 'bin', 'package.json'])
    cpSync(join(PACKAGE, path), join(engine, path), { recursive: true })
  symlinkSync(join(PACKAGE, '../../node_modules'), join(root, 'node_modules'))
  mkdirSync(join(root, 'docs'))
  writeFileSync(join(root, 'docs/README.md'), '---\ntitle: Home\n---\n\nText.\n')
  writeFileSync(join(root, 'site.config.json'), JSON.stringify(SITE))
  const said = execFileSync(process.execPath, [join(engine, 'bin/kis.js'), 'check'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(said).toBe('1 files, no problems\n')
})
