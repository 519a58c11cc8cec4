import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withSite } from '../../../tests/support/tiny-site.ts'
import { hashOf } from '../markdown/sources.ts'
import type { ScriptClaim } from './claim.ts'
import { keepRecording, shownOf } from './make-recording.ts'

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

  it('is not written where one of its files is gone', async () => {
    await withSite(FILES, async ({ root }) => {
      const claims = [claim(['figures/deep/a.sh', 'figures/no.sh'])]
      expect(() => keepRecording(root, claims, RUN)).toThrow('ENOENT')
      expect(existsSync(join(root, 'recordings'))).toBe(false)
    })
  })
})

describe('what pages show of a script', () => {
  it('is each text once, with a blank line between two', () => {
    const quoted = ['b\n  c \n\n', 'a\n', undefined, 'b\n  c']
    const claims = quoted.map((one) => claim(['x.sh'], one === undefined ? {} : { quoted: one }))
    expect(shownOf(claims)).toBe('b\n  c\n\na')
  })

  it('is nothing where they only show what it writes', () => {
    expect(shownOf([claim(['x.sh'])])).toBe('')
    expect(shownOf([])).toBe('')
  })
})
