import { describe, expect, it } from 'vitest'
import type { SearchAnswer } from '#model/search.ts'
import { addressesOf } from './search-answers.ts'
import {
  firstState,
  isInSight,
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
      to: 4,
    })
    const more = run(state, { type: 'more' })
    expect(more.limit).toBe(2 * STEP)
    expect(run(more, answered(more.ticket, ...pages)).active).toBe(4)
    const other = run(state, typed('b'))
    expect(run(other, answered(other.ticket, '/b/')).active).toBe(0)
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
  it('puts a suggestion above the hits, unless they were there first', () => {
    const meant = { ...answer('/a/'), suggestion: 'b' }
    expect(run(firstState('a'), whole(1, meant)).late).toBe(false)
    expect(run(firstState('a'), early(1, meant), whole(1, answer('/a/')))).toMatchObject({
      late: false,
      answer: { suggestion: 'b' },
    })
    const late = run(firstState('a'), early(1, answer('/a/')), whole(1, meant))
    expect(late.late).toBe(true)
    const more = run(late, { type: 'more' })
    expect(run(more, whole(more.ticket, meant)).late).toBe(true)
    const other = run(late, typed('c'))
    expect(run(other, whole(other.ticket, meant)).late).toBe(false)
  })
  it('leaves the names in sight where the texts cannot be had, and tries again below them', () => {
    const state = run(firstState('a'), early(1, answer('/a/')), { type: 'failed', ticket: 1 })
    expect([state.phase, addressesOf(state.answer)]).toEqual(['failed', ['/a/']])
    const again = run(state, { type: 'retried' })
    const all = run(again, early(again.ticket, answer('/a/')), whole(again.ticket, answer('/c/')))
    expect(addressesOf(all.answer)).toEqual(['/a/', '/c/'])
  })
  it('goes on with a hit of another language when more pages come above it', () => {
    const others = answer('/en/x/').pages
    const state = run(firstState('a'), whole(1, { ...answer('/a/'), others }), {
      type: 'moved',
      to: 1,
    })
    const more = run(state, { type: 'more' })
    expect(isInSight(more)).toBe(true)
    const all = run(more, whole(more.ticket, { ...answer('/a/', '/b/'), others }))
    expect(addressesOf(all.answer)[all.active]).toBe('/en/x/')
  })
  it('reads every other answer from its top', () => {
    const one = run(firstState('a'), early(1, answer('/a/')), whole(1, answer('/a/')))
    const two = run(one, typed('b'))
    expect(run(two, early(two.ticket, answer('/b/'))).answers).toBe(one.answers + 1)
  })
})

it('lists pages and their sections in the order they are shown', () => {
  const found = answer('/a/', '/b/')
  const section = { address: '/a/#x', title: 'x', snippet: [] }
  const pages = [{ ...found.pages[0]!, sections: [section] }, found.pages[1]!]
  expect(addressesOf({ ...found, pages })).toEqual(['/a/', '/a/#x', '/b/'])
  const others = answer('/en/a/').pages
  expect(addressesOf({ ...found, others })).toEqual(['/a/', '/b/', '/en/a/'])
})

it('moves by keys, round the ends', () => {
  expect(movedBy('ArrowDown', 2, 3)).toBe(0)
  expect(movedBy('ArrowUp', 0, 3)).toBe(2)
  expect([movedBy('Home', 2, 3), movedBy('End', 0, 3)]).toEqual([0, 2])
  expect([movedBy('Tab', 0, 3), movedBy('End', 0, 0)]).toEqual([undefined, undefined])
})
