import { expect, it } from 'vitest'
import { bodyPath, fillRefs, refMark } from './page-store.ts'

it('bodies lie in folders of two letters', () => {
  expect(bodyPath('abcdef')).toBe('bodies/ab/abcdef.json')
})

it('marks become addresses where a link begins, and nowhere else', () => {
  const body = JSON.stringify(`<a href="${refMark(1)}#x">${refMark(0)}</a><a href="${refMark(0)}">`)
  expect(JSON.parse(fillRefs(body, ['/a/', '/b"\\/']))).toBe(
    `<a href="/b"\\/#x">${refMark(0)}</a><a href="/a/">`,
  )
  expect(fillRefs(body, [])).toBe(body)
  expect(JSON.parse(fillRefs(body, ['/a/']))).toBe(`<a href="#x">${refMark(0)}</a><a href="/a/">`)
})
