import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withSite } from '../../../tests/support/tiny-site.ts'
import { hashOf } from '../markdown/sources.ts'
import type { ScriptClaim } from './claim.ts'
import { keepRecording } from './make-recording.ts'

/** As pages named them once; the hashes are of then. */
const claim = (paths: readonly string[], rest: Partial<ScriptClaim> = {}): ScriptClaim => {
  const [first = '', ...more] = paths
  const old = (path: string) => ({ path, hash: 'old' })
  return { kind: 'script', files: [old(first), ...more.map(old)], key: '', line: 1, ...rest }
}
const RUN = { tool: 'PostgreSQL 15.18', date: '2026-11-16', isShown: false, printed: 'a\n\nb' }
const FILES = {
  'figures/deep/a.sh': 'echo 1',
  'figures/part.sh': 'echo 2',
  'docs/a.csv': 'x\n1\n',
  'docs/run.sh': 'echo 3',
}
const line = (path: keyof typeof FILES) => `sha256: ${hashOf(FILES[path])} ${path}`

describe('a recording that is kept', () => {
  it('names all files of its places once, as they are now', async () => {
    await withSite(FILES, async ({ root }) => {
      const data = { path: 'docs/a.csv', hash: 'old' }
      const claims = [
        claim(['figures/deep/a.sh', 'figures/part.sh']),
        claim(['figures/deep/a.sh'], { data }),
        claim(['figures/deep/a.sh'], { data }),
      ]
      const path = keepRecording(root, claims, RUN)
      expect(path).toBe('recordings/deep/a.sh.txt')
      expect(readFileSync(join(root, path), 'utf8').split('\n')).toEqual([
        'with: PostgreSQL 15.18',
        'date: 2026-11-16',
        line('figures/deep/a.sh'),
        line('figures/part.sh'),
        line('docs/a.csv'),
        '',
        'a',
        '',
        'b',
        '',
      ])
    })
  })

  it('takes the place of an older one, and lies below a folder of its own', async () => {
    await withSite(FILES, async ({ root }) => {
      const claims = [claim(['docs/run.sh'])]
      expect(keepRecording(root, claims, RUN)).toBe('recordings/docs/run.sh.txt')
      const path = keepRecording(root, claims, { ...RUN, isShown: true, printed: 'c' })
      expect(readFileSync(join(root, path), 'utf8')).toBe(
        `with: PostgreSQL 15.18\ndate: 2026-11-16\nrun: earlier\n${line('docs/run.sh')}\n\nc\n`,
      )
    })
  })
})
