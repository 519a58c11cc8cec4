import { describe, expect, it } from 'vitest'
import { GO, scriptTools } from '../../../tests/support/scripted-tools.ts'
import { fence, pair, proven, TODAY, verified } from '../../../tests/support/scripted-verify.ts'
import { page, withSite, type Files, type TinySite } from '../../../tests/support/tiny-site.ts'
import { RUNNERS } from './runners.ts'

/** The same compiler again, for a language that comes after the other. */
const RUSTC = `
case "$1" in
  --version) echo 'rustc 4.5.6 (of today)' ;;
  *) cp main.rs main && chmod +x main ;;
esac`
const TOOLS = { go: GO, rustc: RUSTC }

const withPage = <T>(body: string, use: (site: TinySite) => Promise<T>, files: Files = {}) =>
  withSite({ 'a.md': page({}, body), ...files }, use)

describe('programs of the pages', () => {
  it('are executed once, proven by the day of the site, and not executed again', async () => {
    scriptTools(TOOLS)
    const body = pair('rust run', 'echo 1', '1') + pair('go run', 'echo 2', '2')
    await withPage(body, async (site) => {
      const begun = performance.now()
      const first = await verified(site)
      const seconds = (performance.now() - begun) / 1000
      const lines = [
        proven('echo 1', '1', `${TODAY} Rust 4.5.6`, 'rust'),
        proven('echo 2', '2', `${TODAY} Go 1.2.3`),
      ]
      expect(first.diagnostics).toEqual([])
      expect(first.ran(first.counts.go)).toEqual([1, 0])
      expect(first.counts.go.seconds).toBeGreaterThan(0)
      // What it took is a part of what all of it took.
      expect(first.counts.go.seconds).toBeLessThanOrEqual(seconds)
      expect(first.ran(first.counts.rust)).toEqual([1, 0])
      expect(first.ran(first.counts.kotlin)).toEqual([0, 0])
      expect(first.proofs).toBe(lines.toSorted().join(''))
      expect(first.claims).toMatchObject({ programs: 2, terminals: 0 })
      const second = await verified(site)
      expect([second.ran(second.counts.go), second.ran(second.counts.rust)]).toEqual([
        [0, 1],
        [0, 1],
      ])
      expect(second.proofs).toBe(first.proofs)
    })
  })

  it('that are wrong are reported in the order of the pages, and not proven', async () => {
    scriptTools(TOOLS)
    const body =
      pair('rust run', 'echo 1', '2') +
      fence('go fails', 'x') +
      fence('console run', '$ echo 3\n4') +
      pair('go run', 'exit 1', '') +
      pair('go run fails', 'echo 5; exit 1', '5') +
      pair('go run', 'if', '')
    const files = { 'b.md': page({ permalink: '/b/' }, pair('go run', 'echo 6', '7')) }
    await withPage(
      body,
      async (site) => {
        const { said, diagnostics, counts, ran, proofs } = await verified(site)
        expect(said).toEqual([
          'docs/a.md:9 wrong-output',
          'docs/a.md:13 fails-without-run',
          'docs/a.md:18 wrong-output',
          'docs/a.md:22 wrong-end',
          'docs/a.md:38 wrong-end',
          'docs/b.md:10 wrong-output',
        ])
        expect(diagnostics[0]!.message).toMatch(/^The rust program of line 5 .*\n-2\n\+1$/s)
        expect(diagnostics[5]!.message).toMatch(/-7\n\+6$/)
        expect(ran(counts.go)).toEqual([4, 0])
        expect(proofs!.match(/.*\n/g)).toHaveLength(1)
      },
      files,
    )
  })

  it('that stand in several places are executed once, and reported at the first', async () => {
    scriptTools(TOOLS)
    const wrong = pair('go run', 'echo 1', '2')
    const right = pair('go run', 'echo 3', '3')
    const files = { 'b.md': page({ permalink: '/b/' }, wrong + right) }
    await withPage(
      `${right}Text.\n\n${wrong}`,
      async (site) => {
        const { said, counts, ran, claims, proofs } = await verified(site)
        expect(said).toEqual(['docs/a.md:19 wrong-output'])
        expect(ran(counts.go)).toEqual([2, 0])
        expect(claims.programs).toBe(4)
        expect(proofs).toBe(proven('echo 3', '3', `${TODAY} Go 1.2.3`))
      },
      files,
    )
  })

  it('that no tool here can run are named with what to install, unless they are proven', async () => {
    scriptTools()
    const old = proven('echo 1', '1', '2020-01-01 Go 1.1')
    const body = pair('go run', 'echo 1', '1') + pair('go run', 'echo 2', '2')
    await withPage(
      body,
      async (site) => {
        for (const extent of ['new', 'audit', 'all'] as const) {
          const { diagnostics, counts, ran, proofs } = await verified(site, extent)
          expect(diagnostics).toEqual([
            {
              severity: 'error',
              code: 'no-toolchain',
              file: 'docs/a.md',
              line: 13,
              message: 'This go program is not proven yet, and this machine cannot run it.',
              remedy: RUNNERS.go.remedy,
            },
          ])
          expect(ran(counts.go)).toEqual([0, 1])
          expect(proofs).toBe(old)
        }
      },
      { 'verified.txt': old },
    )
  })
})
