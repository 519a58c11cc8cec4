import { describe, expect, it } from 'vitest'
import { GO, scriptTools } from '../../../tests/support/scripted-tools.ts'
import { fence, keyOf, pair, TODAY, verified } from '../../../tests/support/scripted-verify.ts'
import { page, withSite } from '../../../tests/support/tiny-site.ts'

describe('what is executed', () => {
  it('are programs, terminals and scripts; what is said to be none of them is counted', async () => {
    scriptTools({ go: GO })
    const body =
      pair('go run', 'echo 1', '1') +
      fence('console run', '$ echo 2\n2') +
      fence('text of=figures/a.sh', '3') +
      fence('text not-executed', '4') +
      fence('text', 'ERROR: 5')
    await withSite({ 'a.md': page({}, body), 'figures/a.sh': 'echo 3' }, async (site) => {
      const { counts, ran, claims, proofs, said } = await verified(site)
      expect(said).toEqual([])
      expect([ran(counts.console), ran(counts.script)]).toEqual([
        [1, 0],
        [1, 0],
      ])
      expect(claims).toEqual({
        programs: 1,
        terminals: 1,
        scripts: 1,
        recorded: 0,
        shown: 0,
        notExecuted: 1,
        unmarked: 1,
      })
      expect(proofs!.match(new RegExp(` ${TODAY} bash [\\d.]+\n`, 'g'))).toHaveLength(2)
      expect(proofs).toContain(`${keyOf('echo 1', '1')} ${TODAY} Go 1.2.3\n`)
      const again = await verified(site)
      expect([ran(again.counts.console), ran(again.counts.script)]).toEqual([
        [0, 1],
        [0, 1],
      ])
      expect(again.proofs).toBe(proofs)
    })
  })
})
