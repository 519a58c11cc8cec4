import { describe, expect, it } from 'vitest'
import type { SearchAnswer } from '#model/search.ts'
import {
  firstState,
  movedBy,
  searchReducer,
  type SearchAction,
  type SearchState,
} from './search-state.ts'

const answer = (...addresses: string[]): SearchAnswer => ({
  total: addresses.length,
  pages: addresses.map((address) => ({
    address,
    title: address,
    marked: [{ text: address }],
    lang: 'zh-CN',
    sections: [],
  })),
})
const run = (state: SearchState, ...actions: SearchAction[]) => actions.reduce(searchReducer, state)
const typed = (text: string): SearchAction => ({ type: 'typed', text })
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
    expect(firstState('索引')).toMatchObject({ phase: 'waiting', text: '索引' })
    expect(firstState('')).toMatchObject({ phase: 'idle' })
  })
  it('asks nothing for a space', () => {
    const state = run(firstState('索引'), typed('索引 '))
    expect(state.ticket).toBe(firstState('索引').ticket)
  })
})

describe('answers', () => {
  it('shows the newest only, in whatever order they come', () => {
    const state = run(firstState(''), typed('a'), typed('ab'))
    const late = run(state, answered(state.ticket, '/ab/'), answered(state.ticket - 1, '/a/'))
    expect(late.answer!.pages.map(({ address }) => address)).toEqual(['/ab/'])
    expect(run(state, answered(state.ticket - 1, '/a/')).answer).toBeUndefined()
    expect(run(state, { type: 'failed', ticket: state.ticket - 1 }).phase).toBe('waiting')
  })
  it('fails, and tries again', () => {
    const state = run(firstState('a'), { type: 'failed', ticket: 1 })
    expect(state.phase).toBe('failed')
    const again = run(state, { type: 'retried' })
    expect(again).toMatchObject({ phase: 'waiting', text: 'a' })
    expect(run(again, answered(again.ticket, '/a/')).phase).toBe('shown')
  })
})

describe('the chosen option', () => {
  it('is the first of a new answer, and stays when more of it comes', () => {
    const first = run(firstState('a'), answered(1, '/a/', '/b/'))
    expect(first.active).toBe(0)
    const more = run(first, { type: 'moved', to: 1 }, { type: 'more' })
    expect([more.phase, more.fresh, more.limit]).toEqual(['waiting', true, 10])
    expect(run(more, answered(more.ticket, '/a/', '/b/', '/c/')).active).toBe(1)
    expect(run(first, typed('ab')).fresh).toBe(false)
  })
  it('is none while nothing is typed or found', () => {
    expect(firstState('').active).toBe(-1)
    expect(run(firstState('a'), answered(1)).active).toBe(-1)
  })
  it('moves by the arrow keys, round the ends', () => {
    expect(movedBy('ArrowDown', 2, 3)).toBe(0)
    expect(movedBy('ArrowDown', -1, 3)).toBe(0)
    expect([movedBy('ArrowUp', 0, 3), movedBy('ArrowUp', -1, 3)]).toEqual([2, 2])
    expect(movedBy('ArrowDown', 0, 0)).toBeUndefined()
  })
  it('is left alone by keys of the caret', () => {
    for (const key of ['Home', 'End', 'Tab', 'ArrowLeft'])
      expect(movedBy(key, 1, 3)).toBeUndefined()
  })
})

it('keeps the last answer in sight until the next one turns out to be slow', () => {
  const state = run(firstState('a'), answered(1, '/a/'), typed('ab'))
  expect(state.answer).toBeDefined()
  expect(run(state, { type: 'slow', ticket: state.ticket }).answer).toBeUndefined()
})
