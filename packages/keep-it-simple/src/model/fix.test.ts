import { expect, it } from 'vitest'
import { fixIn } from './fix.ts'

const at = (text: string | undefined) => ({ file: 'docs/a.md', line: 3, text })

it('is an edit of the line that holds the words once', () => {
  expect(fixIn(at('::: tpi'), 'tpi', 'tip')).toEqual({
    fix: { label: 'Write `tip`', file: 'docs/a.md', line: 3, before: 'tpi', after: 'tip' },
  })
})

it('is nothing where the words are not there, or stand twice', () => {
  expect(fixIn(at('::: tip'), 'tpi', 'tip')).toEqual({})
  expect(fixIn(at(undefined), 'tpi', 'tip')).toEqual({})
  expect(fixIn(at('tpi tpi'), 'tpi', 'tip')).toEqual({})
  expect(fixIn(at('aaa'), 'aa', 'b')).toEqual({})
  expect(fixIn(at('tip'), 'tip', 'tip')).toEqual({})
})
