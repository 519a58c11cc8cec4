import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const PROJECT = join(import.meta.dirname, '../..')
/** Compiles the pages of the folder it lies in, and tells what came of it. */
const PROGRAM = `
import { buildContent } from '#content/build-content.ts'
import { pressSettings } from '#content/settings.ts'
const own = { redirects: {}, navigation: {}, collections: [], abbreviations: {} }
const { total, diagnostics } = await buildContent(pressSettings(import.meta.dirname, own))
console.log(JSON.stringify({ total, errors: diagnostics.filter(({ severity }) => severity === 'error') }))
`

it.each(['my notes', '笔记 2', '100% #1'])('compiles in a folder named %s', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'any-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const root = join(folder, name)
  for (const path of ['src', 'site', 'package.json'])
    cpSync(join(PROJECT, path), join(root, path), { recursive: true })
  symlinkSync(join(PROJECT, 'node_modules'), join(root, 'node_modules'))
  mkdirSync(join(root, 'docs'))
  writeFileSync(join(root, 'docs/README.md'), '---\ntitle: Home\n---\n\nText.\n')
  writeFileSync(join(root, 'compile.ts'), PROGRAM)
  const said = execFileSync(process.execPath, ['compile.ts'], { cwd: root, encoding: 'utf8' })
  expect(JSON.parse(said)).toEqual({ total: 1, errors: [] })
})
