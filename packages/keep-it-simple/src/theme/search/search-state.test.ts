import { describe, expect, it } from 'vitest'
import type { SearchAnswer } from '#model/search.ts'
import {
  addressesOf,
  firstState,
  movedBy,
  searchReducer,
  STEP,
  type SearchAction,
  type SearchState,
} from './search-state.ts'

const answer = (...addresses: string[]): SearchAnswer => ({
  total: addresses.length,
  pages: addresses.map((address) => ({ address, title: address, lang: 'zh-CN', sections: [] })),
})
const run = (state: SearchState, ...actions: SearchAction[]) => actions.reduce(searchReducer, state)
const typed = (text: string, composing = false): SearchAction => ({
  type: 'typed',
  text,
  composing,
})
const answered = (ticket: number, ...pages: string[]): SearchAction => ({
  type: 'answered',
  ticket,
  answer: answer(...pages),
})

describe('asking', () => {
  it('waits after a key, with a ticket of its own each time', () => {
    const one = run(firstState(''), typed('索'))
    const two = run(one, typed('索引'))
    expect([one.phase, two.phase, two.text]).toEqual(['waiting', 'waiting', '索引'])
    expect(two.ticket).toBeGreaterThan(one.ticket)
  })
  it('begins with the query of the session', () => {
    expect(firstState('索引')).toMatchObject({ phase: 'waiting', field: '索引', text: '索引' })
    expect(firstState('')).toMatchObject({ phase: 'idle' })
  })
  it('asks nothing while an input method composes, nor for a space', () => {
    const composing = run(firstState('索引'), typed("索引y'h", true))
    expect(composing).toMatchObject({
      field: "索引y'h",
      text: '索引',
      ticket: firstState('索引').ticket,
    })
    expect(run(composing, typed('索引优化')).text).toBe('索引优化')
    expect(run(firstState('a'), typed('a ')).ticket).toBe(firstState('a').ticket)
  })
  it('is idle again when the field is empty', () => {
    const state = run(firstState('a'), answered(1, '/a/'), typed(''))
    expect(state).toMatchObject({ phase: 'idle', answer: undefined })
  })
  it('drops filters with another choice of languages, and keeps them for another word', () => {
    const narrow = run(firstState('a'), { type: 'narrowed', series: '博客', tag: 'Go' })
    expect(run(narrow, typed('b'))).toMatchObject({ series: '博客', tag: 'Go' })
    const wide = run(narrow, { type: 'widened', both: true })
    expect([wide.both, wide.series, wide.tag]).toEqual([true, undefined, undefined])
  })
})

describe('answers', () => {
  it('shows the newest only, in whatever order they come', () => {
    const state = run(firstState(''), typed('a'), typed('ab'))
    const late = run(state, answered(state.ticket, '/ab/'), answered(state.ticket - 1, '/a/'))
    expect(addressesOf(late.answer)).toEqual(['/ab/'])
    expect(run(state, answered(state.ticket - 1, '/a/')).answer).toBeUndefined()
    expect(run(state, { type: 'failed', ticket: state.ticket - 1 }).phase).toBe('waiting')
  })
  it('takes an old answer away when the new one is slow', () => {
    const state = run(firstState('a'), answered(1, '/a/'), typed('ab'))
    expect(state.answer).toBeDefined()
    expect(run(state, { type: 'slow', ticket: state.ticket }).answer).toBeUndefined()
  })
  it('fails, and tries again', () => {
    const state = run(firstState('a'), { type: 'failed', ticket: 1 })
    expect(state.phase).toBe('failed')
    const again = run(state, { type: 'retried' })
    expect(again).toMatchObject({ phase: 'waiting', text: 'a' })
    expect(run(again, answered(again.ticket, '/a/')).phase).toBe('shown')
  })
  it('begins at the first hit, and stays where it is when there are more', () => {
    const pages = Array.from({ length: STEP + 2 }, (_, index) => `/${index}/`)
    const state = run(firstState('a'), answered(1, ...pages.slice(0, STEP)), {
      type: 'moved',
      to: 5,
    })
    const more = run(state, { type: 'more' })
    expect(more.limit).toBe(2 * STEP)
    expect(run(more, answered(more.ticket, ...pages)).active).toBe(5)
    const other = run(state, typed('b'))
    expect(run(other, answered(other.ticket, '/b/')).active).toBe(0)
  })
})

it('lists pages and their sections in the order they are shown', () => {
  const found = answer('/a/', '/b/')
  const section = { address: '/a/#x', title: 'x', snippet: [] }
  const pages = [{ ...found.pages[0]!, sections: [section] }, found.pages[1]!]
  expect(addressesOf({ ...found, pages })).toEqual(['/a/', '/a/#x', '/b/'])
})

it('moves by keys, round the ends', () => {
  expect(movedBy('ArrowDown', 2, 3)).toBe(0)
  expect(movedBy('ArrowUp', 0, 3)).toBe(2)
  expect([movedBy('Home', 2, 3), movedBy('End', 0, 3)]).toEqual([0, 2])
  expect([movedBy('Tab', 0, 3), movedBy('End', 0, 0)]).toEqual([undefined, undefined])
})
