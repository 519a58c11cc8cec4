import { describe, expect, it } from 'vitest'
import { scriptTools } from '../../../../tests/support/scripted-tools.ts'
import { withSite, type Files } from '../../../../tests/support/tiny-site.ts'
import type { ScriptClaim } from '../../claims/claim.ts'
import { hashOf } from '../../markdown/sources.ts'
import type { Outcome } from '../run-program.ts'
import { Workshop } from '../workshop.ts'
import { runScripts, scriptTool } from './run-scripts.ts'

type Found = ScriptClaim & { readonly file: string }

const claim = (path: string, rest: Partial<Found> = {}): Found => ({
  kind: 'script',
  key: JSON.stringify([path, rest]),
  files: [{ path, hash: '' }],
  file: 'docs/a.md',
  line: 10,
  ...rest,
})

/** What is wrong with each place, as its author reads it. */
const run = (files: Files, claims: readonly Found[], outcome?: Outcome) =>
  withSite(files, async ({ root }) => {
    const workshop = new Workshop('/nowhere')
    let runs = 0
    const runScript = workshop.runScript.bind(workshop)
    workshop.runScript = (...args) => {
      runs++
      return outcome ? Promise.resolve(outcome) : runScript(...args)
    }
    try {
      const results = await runScripts(claims, root, workshop)
      return { found: claims.map(({ key }) => results.get(key)), runs }
    } finally {
      workshop.close()
    }
  })

const DATA = { path: 'docs/a.csv', hash: hashOf('1,2\n') }

describe('a script of a figure', () => {
  it('is run once, and prints what pages quote of it', async () => {
    const script = 'figures/seq.sh'
    const { found, runs } = await run({ [script]: 'seq 5' }, [
      claim(script, { quoted: '1\n2' }),
      claim(script, { quoted: '2\n…\n5' }),
      claim(script),
    ])
    expect(found).toEqual([undefined, undefined, undefined])
    expect(runs).toBe(1)
  })

  it('prints no such lines: what is most like them is shown', async () => {
    const script = 'figures/seq.sh'
    const quoted = '1\n…\n3\n5'
    const { found } = await run({ [script]: 'seq 5' }, [claim(script, { quoted })])
    expect(found[0]).toEqual({
      severity: 'error',
      code: 'wrong-output',
      file: 'docs/a.md',
      line: 10,
      message:
        '`figures/seq.sh` prints no such lines:\n--- the page\n+++ the script\n@@ -1 +1 @@\n 3\n-5\n+4',
      remedy: 'Correct the script, or the lines and what the text says about them.',
    })
  })

  it('writes the file a page shows, itself, and only in a copy', async () => {
    const script = 'figures/write.sh'
    const files = { [script]: 'test ! -e docs/a.csv && echo 1,2 > docs/a.csv', 'a.csv': '1,2\n' }
    expect((await run(files, [claim(script, { data: DATA })])).found).toEqual([undefined])
  })

  it.each([
    ['another file', 'echo 1,3 > docs/a.csv'],
    ['no file', 'true'],
  ])('writes %s', async (_what, text) => {
    const script = 'figures/write.sh'
    const files = { [script]: text, 'a.csv': '1,2\n' }
    const { found } = await run(files, [claim(script, { data: DATA })])
    expect(found[0]).toMatchObject({
      code: 'wrong-data',
      message: '`docs/a.csv` is not what `figures/write.sh` writes.',
    })
    expect(found[0]!.remedy).toContain('Run `figures/write.sh` in the site’s folder')
  })

  it('fails: its last ten lines are shown', async () => {
    const script = 'figures/fail.sh'
    const { found } = await run({ [script]: 'seq 12; exit 3' }, [claim(script, { quoted: '1' })])
    const last = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].join('\n')
    expect(found[0]).toMatchObject({
      code: 'script-failed',
      message: `The script \`figures/fail.sh\` fails:\n${last}`,
      remedy: 'Correct it, or write `recorded` where it cannot be run at will.',
    })
  })

  it('is run by Node itself where it is JavaScript, and by Python where it is that', async () => {
    scriptTools({ python3: 'test "$1" = --version && echo Python 3.1.2 || cat "$1"' })
    const files = { 'figures/a.JS': 'console.log(6 * 7)', 'figures/b.py': '43' }
    const claims = [
      claim('figures/a.JS', { quoted: '42' }),
      claim('figures/b.py', { quoted: '43' }),
    ]
    const { found, runs } = await run(files, claims)
    expect([found, runs]).toEqual([[undefined, undefined], 2])
    expect(scriptTool('figures/b.py')).toBe('Python 3.1.2')
  })
})
