import { describe, expect, it } from 'vitest'
import { consoleKey, scriptKey, type ClaimFile } from './claim.ts'

const file = (path: string, hash = 'a'): ClaimFile => ({ path, hash })
const script = { files: [file('figures/a.sh')] } as const
const text = '$ ls\na\n'

describe('the key of a proof', () => {
  // The sites' lists of proofs name them: another key would make all of them void.
  it('stays what it is', () => {
    expect(scriptKey(script)).toBe('860eb612d834ac24f8d89c48044228d0')
    expect(scriptKey({ ...script, quoted: '1\n' })).toBe('a056b45936943d5b23649f507664b2ba')
    expect(scriptKey({ ...script, data: file('docs/a.csv') })).toBe(
      'c29981072569b066fe6e8f8a223b02f2',
    )
    expect(consoleKey({ text })).toBe('ab12c27053d05cd02702b9a9291fee6b')
    const around = { setup: 'true', files: { a: '1' }, before: ['$ touch b\n'] }
    expect(consoleKey({ text, ...around })).toBe('b0a72f7f935bb1aeb5620586909936b6')
  })
})
