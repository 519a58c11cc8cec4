import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { exchange, finishExchange } from './exchange.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'exchange-'))))
afterEach(() => rmSync(root, { recursive: true }))

const at = (name: string) => join(root, name)
const place = (name: string, letter: string) => {
  mkdirSync(at(name))
  writeFileSync(join(at(name), letter), '')
}
/** Which letter lies where. */
const state = () =>
  readdirSync(root)
    .toSorted()
    .map((name) => `${name} ${readdirSync(at(name)).join()}`)
    .join(', ')
const given = () => [at('first'), at('second'), at('aside')] as const

it('two folders change places', () => {
  place('first', 'a')
  place('second', 'b')
  expect(exchange(...given())).toBe(true)
  expect(state()).toBe('first b, second a')
})

it('where the second is not there, that is said, and the first is where it was', () => {
  place('first', 'a')
  expect(() => exchange(...given())).toThrow('ENOENT')
  expect(state()).toBe('first a')
})

it('where the first is not there, that is said, and nothing has moved', () => {
  place('second', 'b')
  expect(() => exchange(...given())).toThrow('ENOENT')
  expect(state()).toBe('second b')
})

it.each([
  [{ aside: 'a', second: 'b' }, 'first b, second a'],
  [{ aside: 'a', first: 'b' }, 'first b, second a'],
  [{ aside: 'a' }, 'first a'],
  [{ second: 'b' }, 'second b'],
  [{ first: 'b', second: 'a' }, 'first b, second a'],
  [{ aside: 'x', first: 'b', second: 'a' }, 'aside x, first b, second a'],
])('what a kill has left is finished: %j', (left, after) => {
  for (const [name, letter] of Object.entries(left)) place(name, letter)
  finishExchange(...given())
  expect(state()).toBe(after)
  expect(existsSync(root)).toBe(true)
})
