import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { diagnosticAddress } from '#model/diagnostic-address.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import { formatDiagnostics } from './diagnostics.ts'

const dead: Diagnostic = {
  severity: 'error',
  code: 'no-such-kind',
  file: 'docs/a.md',
  line: 3,
  message: 'First line\nsecond',
  remedy: 'Mend it.',
}
const printed = (found: readonly Diagnostic[], lang: 'en-US' | 'zh-CN' = 'en-US') =>
  stripVTControlCharacters(formatDiagnostics(found, lang))

describe('problems in a terminal', () => {
  it('are named with their place, what to do and their page in the manual', () => {
    expect(printed([dead])).toBe(
      [
        'docs/a.md:3 error no-such-kind',
        '  First line',
        '  second',
        '  → Mend it.',
        `  ${diagnosticAddress('no-such-kind', 'en-US')}`,
        '1 error, 0 warnings',
      ].join('\n'),
    )
  })

  it('of one kind name its page once, and are counted', () => {
    const more = [dead, dead, { ...dead, severity: 'warning' as const, code: 'other-kind' }]
    const text = printed(more)
    expect(text.split(diagnosticAddress('no-such-kind', 'en-US'))).toHaveLength(2)
    expect(text).toContain(diagnosticAddress('other-kind', 'en-US'))
    expect(text).toContain('docs/a.md:3 warning other-kind')
    expect(text.split('\n').at(-1)).toBe('2 errors, 1 warning')
  })

  it('are counted in the language of the author', () => {
    const text = printed([dead], 'zh-CN')
    expect(text).toContain('docs/a.md:3 错误 no-such-kind')
    expect(text.split('\n').at(-1)).toBe('1 个错误，0 个警告')
    expect(printed([{ ...dead, severity: 'warning' }], 'zh-CN')).toContain('警告 no-such-kind')
  })

  it('that are none say nothing', () => {
    expect(printed([])).toBe('')
  })
})
