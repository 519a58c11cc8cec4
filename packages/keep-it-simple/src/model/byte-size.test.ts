import { expect, it } from 'vitest'
import { byteSize } from './byte-size.ts'

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [1_440_000, '1.4 MB'],
])('%i bytes are %s', (bytes, said) => expect(byteSize(bytes)).toBe(said))
