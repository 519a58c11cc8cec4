import { describe, expect, it } from 'vitest'
import { withSite } from '../../../../tests/support/tiny-site.ts'
import type { Proof } from '../../proofs.ts'
import type { Extent } from '../choose-blocks.ts'
import { Workshop } from '../workshop.ts'
import type { FoundClaim } from './find-claims.ts'
import { scriptTool } from './run-scripts.ts'
import { verifyClaims } from './verify-claims.ts'

const terminal = (key: string, text: string): FoundClaim => ({
  kind: 'console',
  key,
  text,
  file: 'docs/a.md',
  line: 3,
})
const script = (key: string, path: string, quoted: string): FoundClaim => ({
  kind: 'script',
  key,
  files: [{ path, hash: '' }],
  quoted,
  file: 'docs/b.md',
  line: 5,
})
const KEPT: FoundClaim = { kind: 'not-executed', file: 'docs/a.md', line: 1 }

const FILES = { 'figures/a.sh': 'echo 1', 'figures/b.sh': 'exit 1' }
const OLD: Proof = { tool: scriptTool('a.sh')!, date: '2020-01-01' }

const verified = (claims: readonly FoundClaim[], extent: Extent, old: [string, Proof][] = []) =>
  withSite(FILES, async ({ root }) => {
    const workshop = new Workshop('/nowhere')
    const round = { old: new Map(old), extent, day: 0, date: '2026-11-18' }
    try {
      const { counts, proofs, diagnostics } = await verifyClaims(claims, root, workshop, round)
      const count = ({ executed, cached }: { executed: number; cached: number }) => [
        executed,
        cached,
      ]
      return {
        console: count(counts.console),
        script: count(counts.script),
        proofs: [...proofs],
        wrong: diagnostics.map(({ file, code }) => [file, code]),
      }
    } finally {
      workshop.close()
    }
  })

const NEW = { tool: OLD.tool, date: '2026-11-18' }

describe('results of terminals and scripts', () => {
  it('are executed once each, and proven today', async () => {
    const claims = [
      terminal('c', '$ echo 1\n1\n'),
      terminal('c', '$ echo 1\n1\n'),
      script('s', 'figures/a.sh', '1'),
      KEPT,
    ]
    expect(await verified(claims, 'new')).toEqual({
      console: [1, 0],
      script: [1, 0],
      proofs: [
        ['c', NEW],
        ['s', NEW],
      ],
      wrong: [],
    })
  })

  it('are not executed again where they are proven', async () => {
    const claims = [terminal('c', '$ echo 1\n2\n'), script('s', 'figures/b.sh', '1')]
    const old: [string, Proof][] = [
      ['c', OLD],
      ['s', OLD],
      ['gone', OLD],
    ]
    expect(await verified(claims, 'new', old)).toEqual({
      console: [0, 1],
      script: [0, 1],
      proofs: [
        ['c', OLD],
        ['s', OLD],
      ],
      wrong: [],
    })
  })

  it('are all executed where that is asked for: what is right is proven anew', async () => {
    const claims = [terminal('c', '$ echo 1\n1\n'), script('s', 'figures/b.sh', '1')]
    const old: [string, Proof][] = [
      ['c', OLD],
      ['s', OLD],
    ]
    expect(await verified(claims, 'all', old)).toEqual({
      console: [1, 0],
      script: [1, 0],
      proofs: [['c', NEW]],
      wrong: [['docs/b.md', 'script-failed']],
    })
  })

  it('keep the date of their proof when they are only looked at', async () => {
    const claims = [terminal('00000000', '$ echo 1\n1\n')]
    const { console: count, proofs } = await verified(claims, 'audit', [['00000000', OLD]])
    expect(count).toEqual([1, 0])
    expect(proofs).toEqual([['00000000', OLD]])
  })

  it('cannot be executed without their tools', async () => {
    const before = process.env['PATH']
    const claims = [terminal('c', '$ echo 1\n1\n'), script('s', 'figures/a.sh', '1')]
    try {
      process.env['PATH'] = '/nowhere'
      expect(await verified(claims, 'new')).toEqual({
        console: [0, 0],
        script: [0, 0],
        proofs: [],
        wrong: [
          ['docs/a.md', 'no-toolchain'],
          ['docs/b.md', 'no-toolchain'],
        ],
      })
    } finally {
      process.env['PATH'] = before
    }
  })
})
