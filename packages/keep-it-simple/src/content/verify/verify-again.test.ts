import { describe, expect, it } from 'vitest'
import { GO, scriptTools } from '../../../tests/support/scripted-tools.ts'
import {
  fence,
  keyOf,
  NOW,
  pair,
  proven,
  TODAY,
  verified,
} from '../../../tests/support/scripted-verify.ts'
import { page, withSite } from '../../../tests/support/tiny-site.ts'

const OLD = '2020-01-01 Go 1.2.3'
const OTHER = '2020-01-01 Go 1.1'
const DAY = 24 * 60 * 60 * 1000

/** A moment of the day on which an audit looks at this program. */
function dueDay(code: string, output: string): number {
  const part = Number.parseInt(keyOf(code, output).slice(0, 8), 16) % 8
  const today = Math.floor(NOW / DAY)
  return (today - (today % 8) + part) * DAY
}

const withProven = (body: string, proofs: string, use: Parameters<typeof withSite>[1]) =>
  withSite({ 'a.md': page({}, body), 'verified.txt': proofs }, use)

const RIGHT = pair('go run', 'echo 1', '1')
const WRONG = pair('go run', 'echo 1', '2')

describe('proven programs', () => {
  it('are trusted where only new ones are asked for', async () => {
    scriptTools({ go: GO })
    const proofs = proven('echo 1', '2', OLD)
    await withProven(WRONG, proofs, async (site) => {
      const { said, counts, ran, proofs: kept } = await verified(site)
      expect([said, ran(counts.go), kept]).toEqual([[], [0, 1], proofs])
    })
  })

  it('are all executed again where that is asked for, and have a new date and version', async () => {
    scriptTools({ go: GO })
    await withProven(RIGHT, proven('echo 1', '1', OTHER), async (site) => {
      const { said, counts, ran, proofs } = await verified(site, 'all')
      expect([said, ran(counts.go)]).toEqual([[], [1, 0]])
      expect(proofs).toBe(proven('echo 1', '1', `${TODAY} Go 1.2.3`))
    })
    await withProven(WRONG, proven('echo 1', '2', OLD), async (site) => {
      const { said, proofs } = await verified(site, 'all')
      expect([said, proofs]).toEqual([['docs/a.md:9 wrong-output'], ''])
    })
  })

  it('are looked at by an audit on their day, which leaves their date as it is', async () => {
    scriptTools({ go: GO })
    const proofs = proven('echo 1', '1', OLD)
    const due = dueDay('echo 1', '1')
    await withProven(RIGHT, proofs, async (site) => {
      for (const [now, executed] of [
        [due - 1, 0],
        [due, 1],
        [due + DAY - 1, 1],
        [due + DAY, 0],
      ] as const) {
        const { counts, ran, proofs: kept } = await verified(site, 'audit', now)
        expect([ran(counts.go), kept]).toEqual([[executed, 1 - executed], proofs])
      }
    })
  })

  it('that an audit finds wrong lose their proof; new ones are proven by it', async () => {
    scriptTools({ go: GO })
    const body = WRONG + pair('go run', 'echo 3', '3')
    const due = dueDay('echo 1', '2')
    await withProven(body, proven('echo 1', '2', OLD), async (site) => {
      const { said, counts, ran, proofs } = await verified(site, 'audit', due)
      expect([said, ran(counts.go)]).toEqual([['docs/a.md:9 wrong-output'], [2, 0]])
      const date = new Date(due).toISOString().slice(0, 10)
      expect(proofs).toBe(proven('echo 3', '3', `${date} Go 1.2.3`))
    })
  })
})

describe('the output of another version', () => {
  const body = `${RIGHT}${fence('text output was="Go 1.1"', '0')}`

  it('is kept from the run that printed it, and never executed', async () => {
    scriptTools({ go: GO })
    const kept = proven('echo 1', '0', OTHER)
    const now = proven('echo 1', '1', `${TODAY} Go 1.2.3`)
    await withProven(body, kept, async (site) => {
      for (const extent of ['new', 'audit', 'all'] as const) {
        const { said, claims, proofs } = await verified(site, extent)
        expect(said).toEqual([])
        expect(claims).toMatchObject({ programs: 1, recorded: 1 })
        expect(proofs).toBe([kept, now].toSorted().join(''))
      }
    })
  })

  it.each([
    ['no run', ''],
    ['a run by a third version', proven('echo 1', '0', '2020-01-01 Go 1.0')],
  ])('is refused where nothing but %s is kept', async (_what, proofs) => {
    scriptTools({ go: GO })
    await withProven(body, proofs, async (site) => {
      const { diagnostics, counts, ran, proofs: kept } = await verified(site)
      expect(diagnostics).toEqual([
        {
          severity: 'error',
          code: 'no-older-run',
          file: 'docs/a.md',
          line: 13,
          message: 'No run by `Go 1.1` that printed this is kept in `verified.txt`.',
          remedy: 'Run `npx kis verify` once where `Go 1.1` is installed, or leave the block out.',
        },
      ])
      expect(ran(counts.go)).toEqual([1, 0])
      expect(kept).toBe(proven('echo 1', '1', `${TODAY} Go 1.2.3`))
    })
  })
})
