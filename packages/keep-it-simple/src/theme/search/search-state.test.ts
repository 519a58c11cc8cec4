import { describe, expect, it } from 'vitest'
import type { SearchAnswer } from '#model/search.ts'
import { addressesOf } from './search-answers.ts'
import {
  firstState,
  isInSight,
  movedBy,
  searchReducer,
  type SearchAction,
  type SearchState,
} from './search-state.ts'

const answer = (...addresses: string[]): SearchAnswer => ({
  total: addresses.length,
  pages: addresses.map((address) => ({ address, title: address, lang: 'zh-CN', sections: [] })),
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
    expect(addressesOf(late.answer)).toEqual(['/ab/'])
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

describe('an answer in two steps', () => {
  const early = (ticket: number, found: SearchAnswer): SearchAction => ({
    type: 'early',
    ticket,
    answer: { ...found, partial: true },
  })
  const whole = (ticket: number, found: SearchAnswer): SearchAction => ({
    type: 'answered',
    ticket,
    answer: found,
  })
  const slow = (ticket: number): SearchAction => ({ type: 'slow', ticket })

  it('shows the names at once, and waits for the texts', () => {
    const state = run(firstState('a'), early(1, answer('/a/', '/b/')), slow(1))
    expect(addressesOf(state.answer)).toEqual(['/a/', '/b/'])
    expect([state.phase, isInSight(state)]).toEqual(['waiting', true])
    const all = run(state, whole(1, answer('/a/', '/b/', '/c/')))
    expect([all.phase, all.answer?.total]).toEqual(['shown', 3])
    expect(addressesOf(all.answer)).toEqual(['/a/', '/b/', '/c/'])
  })
  it('shows no names of an older question', () => {
    const state = run(firstState('a'), typed('ab'), early(1, answer('/a/')))
    expect(state.answer).toBeUndefined()
  })
  it('moves nothing that is in sight, and leaves the same hit chosen', () => {
    const state = run(firstState('a'), early(1, answer('/a/', '/b/')), { type: 'moved', to: 1 })
    const section = { address: '/a/#x', title: 'x', snippet: [{ text: 'x' }] }
    const found = answer('/a/', '/c/', '/b/')
    const pages = [{ ...found.pages[0]!, sections: [section] }, ...found.pages.slice(1)]
    const all = run(state, whole(1, { ...found, pages }))
    expect(addressesOf(all.answer)).toEqual(['/a/', '/b/', '/c/'])
    expect([all.active, all.answers]).toEqual([1, state.answers])
  })
  it('says nothing early that later hits would come above of', () => {
    const weak = { ...answer('/b/').pages[0]!, weak: true } as const
    const names = answer('/a/')
    const state = run(
      firstState('a'),
      early(1, { ...names, pages: [...names.pages, weak], others: answer('/en/a/').pages }),
    )
    expect(addressesOf(state.answer)).toEqual(['/a/'])
    expect(run(firstState('a'), early(1, { ...names, pages: [weak] })).answer).toBeUndefined()
  })
})

it('moves by keys, round the ends', () => {
  expect(movedBy('ArrowDown', 2, 3)).toBe(0)
  expect(movedBy('ArrowUp', 0, 3)).toBe(2)
  expect([movedBy('Home', 2, 3), movedBy('End', 0, 3)]).toEqual([0, 2])
  expect([movedBy('Tab', 0, 3), movedBy('End', 0, 0)]).toEqual([undefined, undefined])
})
