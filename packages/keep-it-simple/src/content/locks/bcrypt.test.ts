import { describe, expect, it, vi } from 'vitest'
import { checkPassword, hashPassword, hashProblem, makeSalt } from './bcrypt.ts'

const SALT = 'CCCCCCCCCCCCCCCCCCCCC.'
/** Published test vector of bcrypt: `U*U`, cost 5. */
const KNOWN = 'E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'

describe('[A53] a salt', () => {
  it.each([
    [undefined, '10'],
    [3, '04'],
    [4, '04'],
    [31, '31'],
    [32, '31'],
    [-1, '04'],
    [Number.NaN, '10'],
  ])('[S5.6] of %s rounds has %s', (rounds, expected) => {
    expect(makeSalt(rounds)).toMatch(new RegExp(`^\\$2b\\$${expected}\\$[./A-Za-z0-9]{22}$`))
  })

  it('[S9.15] is 16 random bytes', () => {
    const asked: number[] = []
    const random = {
      getRandomValues: <T extends ArrayBufferView | null>(bytes: T) => {
        asked.push(bytes?.byteLength ?? 0)
        return bytes
      },
    }
    makeSalt(4, random)
    expect(asked).toEqual([16])
    expect(makeSalt(4)).not.toBe(makeSalt(4))
  })

  it('[S8.7] needs a secure random source', () => {
    vi.stubGlobal('crypto', undefined)
    try {
      expect(() => makeSalt()).toThrow('WebCryptoAPI / globalThis is not available')
    } finally {
      vi.unstubAllGlobals()
    }
  })
})

describe('[A53] a hash', () => {
  it.each(['a', 'b', 'y'])('[S5.6] of revision %s is the published one', async (revision) => {
    const salt = `$2${revision}$05$${SALT}`
    expect(await hashPassword('U*U', salt)).toBe(salt + KNOWN)
  })

  it('[S9.15] has the default cost 10 and 60 characters', async () => {
    const generated = await hashPassword('a password')
    expect(generated).toMatch(/^\$2b\$10\$/)
    expect(generated).toHaveLength(60)
  })

  it.each([
    [`x$2b$10$${SALT}`, 'Invalid salt version: x$'],
    [`$2$2b$10$${SALT}`, 'Missing salt rounds'],
    [`$2bb$10$${SALT}`, 'Invalid salt revision: bb'],
    [`$2b$010$${SALT}`, 'Missing salt rounds'],
    [`$2b$10$${SALT.slice(1)}`, 'Illegal length: 21 != 22'],
    [`$2b$10$${SALT.replace('.', '_')}`, 'Illegal salt: CCC'],
    [`$3b$10$${SALT}`, 'Invalid salt version'],
    [`$2x$10$${SALT}`, 'Invalid salt revision'],
    [`$2b$xx$${SALT}`, 'Missing salt rounds'],
    [`$2b$5$${SALT}`, 'Missing salt rounds'],
    [`$2b$03$${SALT}`, 'Illegal number of rounds (4-31)'],
    [`$2b$32$${SALT}`, 'Illegal number of rounds (4-31)'],
    [`$2b$10$${SALT.replace('.', '!')}`, 'Illegal salt'],
    ['$2b$10$short', 'Illegal length'],
  ])('[S5.7] with the salt %s fails with “%s”', async (salt, text) => {
    await expect(hashPassword('x', salt)).rejects.toThrow(text)
  })

  it('[S5.6] takes a string and nothing else', async () => {
    await expect(hashPassword(12_345, makeSalt(4))).rejects.toThrow('Illegal arguments: number')
  })

  it('[S9.15] gives way after every 100 ms of work', async () => {
    const turns: number[] = []
    let done = false
    const turn = () => {
      turns.push(performance.now())
      if (!done) setTimeout(turn, 0)
    }
    setTimeout(turn, 0)
    await hashPassword('x', makeSalt(12))
    done = true
    const pauses = turns.slice(1).map((at, index) => at - turns[index]!)
    expect(pauses.length).toBeGreaterThanOrEqual(2)
    expect(Math.max(...pauses)).toBeGreaterThanOrEqual(95)
  })
})

describe('[A53] checking a password', () => {
  it('[S5.4] accepts the right one and refuses others', async () => {
    const stored = await hashPassword('the right one', makeSalt(4))
    expect(await checkPassword('the right one', stored)).toBe(true)
    expect(await checkPassword('another', stored)).toBe(false)
    expect(await checkPassword('', stored)).toBe(false)
  })

  it.each([59, 61])('[S5.4] is false for a hash of %i characters', async (length) => {
    const stored = await hashPassword('word', makeSalt(4))
    expect(await checkPassword('word', `${stored}x`.slice(0, length))).toBe(false)
  })

  it('is false for a hash that cannot be one', async () => {
    expect(await checkPassword('word', `$2b$xx$${'a'.repeat(53)}`)).toBe(false)
  })

  it('[S5.4] compares the same two only once', async () => {
    const stored = await hashPassword('word', makeSalt(4))
    expect(checkPassword('word', stored)).toBe(checkPassword('word', stored))
    expect(checkPassword('words', stored)).not.toBe(checkPassword('word', stored))
  })
})

it('[S5.7] a hash in the settings has all of its characters, and a salt', () => {
  const good = `$2b$05$${SALT}${KNOWN}`
  expect(hashProblem(good)).toBeUndefined()
  expect(hashProblem(good.slice(1))).toBe('Illegal length: 59 != 60')
  expect(hashProblem(`${good}x`)).toBe('Illegal length: 61 != 60')
  expect(hashProblem(good.replace('$05$', '$32$'))).toBe('Illegal number of rounds (4-31): 32')
})
