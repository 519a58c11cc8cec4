import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { callHook } from './call-hook.ts'
import type { SettingsError } from './settings-error.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hooks-'))
  writeFileSync(
    join(root, 'site.config.ts'),
    'export default {\n  hooks: {\n    done() {},\n    page: () => {},\n  },\n}\n',
  )
})
afterEach(() => rmSync(root, { recursive: true }))

/** Where an author is sent when the function `page` does this. */
async function reported(page: () => unknown): Promise<string> {
  const place = { root, settingsFile: join(root, 'site.config.ts'), hooks: { page } as never }
  const error = await callHook(place, 'page', {} as never, z.strictObject({})).catch(
    (one: unknown) => one,
  )
  const [found] = (error as SettingsError).diagnostics
  return `${found!.file}:${found!.line}:${found!.column} ${found!.severity} ${found!.message}`
}

const thrown = (stack: string) => () => {
  throw Object.assign(new Error('No a.b here!'), { stack })
}

it('a hook that fails is named at the innermost line of the author', async () => {
  const at = (name: string) => `    at go (${pathToFileURL(join(root, name)).href}:7:3)\n`
  const stack = `Error: No a.b here!\n${at('node_modules/a.js')}${at('hooks/a.ts')}${at('b.ts')}`
  expect(await reported(thrown(stack))).toBe(
    'hooks/a.ts:7:3 error The hook `page` failed: No a.b here.',
  )
})

it('… or in the settings, where none of its lines is the author’s', async () => {
  expect(await reported(thrown('Error\n    at file:///elsewhere/a.js:7:3'))).toBe(
    'site.config.ts:4:5 error The hook `page` failed: No a.b here.',
  )
})

it('a hook whose answer cannot be used is named in the settings', async () => {
  expect(await reported(() => ({ a: () => {} }))).toBe(
    'site.config.ts:4:5 error The hook `page` answered what cannot be used: `a` cannot be a function.',
  )
  expect(await reported(() => ({ a: 1 }))).toMatch(/^site\.config\.ts:4:5 error .*Unrecognized key/)
})
