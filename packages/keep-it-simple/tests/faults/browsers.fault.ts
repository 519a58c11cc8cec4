import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { isInstalled } from 'keep-it-simple-testing/engines/installed.ts'
import { describe, expect, it } from 'vitest'
import { PACKAGE } from '../support/author-site.ts'

/** Browser tests that say nothing of one engine; in the gate Chromium alone is asked. */
const SPECS = ['islands-start', 'locks']
const MINUTES = 15 * 60_000

async function doAll(name: string, settings: Readonly<Record<string, string>>): Promise<string> {
  const args = ['playwright', 'test', `tests/pages/${name}.spec.ts`, '--workers=1']
  // As from a shell: what Vitest sets would make a bundle of another mode.
  const { NODE_ENV: _mode, VITEST: _runner, ...shell } = process.env
  const env = { ...shell, CI: '', ...settings }
  const { stdout } = await promisify(execFile)('npx', args, { cwd: PACKAGE, env })
  return stdout
}

describe.skipIf(!isInstalled('firefox'))('Firefox', () => {
  it.each(SPECS)(
    'does all of tests/pages/%s.spec.ts',
    async (name) => {
      expect(await doAll(name, { ENGINE: 'firefox' })).toMatch(/\d+ passed/)
    },
    MINUTES,
  )
})

it(
  '[F40] a visit as long as the paper has it leaves nothing behind',
  async () => {
    expect(await doAll('long-visit.long', { LONG: '1' })).toMatch(/1 passed/)
  },
  MINUTES,
)
