import { describe, expect, it } from 'vitest'
import { chooseBlocks } from './choose-blocks.ts'

const keys = Array.from({ length: 16 }, (_, at) => at.toString(16).padStart(8, '0').padEnd(32, 'f'))
const proof = { tool: 'Go 1.19.8', date: '2026-11-15' }
const proofs = new Map(keys.slice(1).map((key) => [key, proof]))
const here = proof.tool

describe('what is executed', () => {
  it('is what is not proven', () => {
    expect([...chooseBlocks(keys, proofs, 'new', here, 1)]).toEqual([keys[0]])
  })

  it('is everything when asked for', () => {
    expect(chooseBlocks(keys, proofs, 'all', here, 1).size).toBe(16)
  })

  it('is no more than needed where nothing can run it', () => {
    expect([...chooseBlocks(keys, proofs, 'all', undefined, 1)]).toEqual([keys[0]])
  })

  it('is a part of the proven ones too in an audit, each of them once in eight days', () => {
    const all = new Map([...proofs, [keys[0]!, proof]])
    const days = Array.from({ length: 8 }, (_, day) => chooseBlocks(keys, all, 'audit', here, day))
    expect(days.map(({ size }) => size)).toEqual([2, 2, 2, 2, 2, 2, 2, 2])
    expect(new Set(days.flatMap((day) => [...day])).size).toBe(16)
  })

  it.each([undefined, 'Go 1.26.0'])(
    'is only what is not proven where an audit would run another version: %s',
    (version) => {
      expect([...chooseBlocks(keys, proofs, 'audit', version, 3)]).toEqual([keys[0]])
    },
  )
})
