import type { SearchAnswer } from '#model/search.ts'
import { addressesOf, beginningOf, continued } from './search-answers.ts'

/** Pages shown at first, and more with each wish for more. */
export const STEP = 5

export interface SearchState {
  /** What is searched for. */
  readonly text: string
  /** All languages instead of the page's own. */
  readonly both: boolean
  readonly series?: string | undefined
  readonly tag?: string | undefined
  readonly limit: number
  readonly phase: 'idle' | 'waiting' | 'shown' | 'failed'
  /** Number of the newest search; answers to others come too late. */
  readonly ticket: number
  readonly answer?: SearchAnswer | undefined
  /** The answer is to what is asked now, if perhaps not the whole of it. */
  readonly fresh: boolean
  /** What was probably meant turned out when hits were in sight: it stands below them. */
  readonly late: boolean
  /** How many answers there were: each is read from its top. */
  readonly answers: number
  /** Place of the chosen hit in {@link addressesOf}. */
  readonly active: number
}

export type SearchAction =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'widened'; readonly both: boolean }
  | {
      readonly type: 'narrowed'
      readonly series?: string | undefined
      readonly tag?: string | undefined
    }
  | { readonly type: 'more' }
  | { readonly type: 'retried' }
  | { readonly type: 'slow'; readonly ticket: number }
  | { readonly type: 'early'; readonly ticket: number; readonly answer: SearchAnswer }
  | { readonly type: 'answered'; readonly ticket: number; readonly answer: SearchAnswer }
  | { readonly type: 'failed'; readonly ticket: number }
  | { readonly type: 'moved'; readonly to: number }

export function firstState(text: string): SearchState {
  const empty = {
    text: '',
    both: false,
    limit: STEP,
    ticket: 0,
    answers: 0,
    active: 0,
  }
  const state: SearchState = { ...empty, phase: 'idle', fresh: false, late: false }
  return asked(state, { text: text.trim() })
}

export function searchReducer(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case 'typed': {
      const text = action.text.trim()
      return text === state.text ? state : asked(state, { text, limit: STEP })
    }
    case 'widened':
      // The series and tags of one language are not those of the other.
      return asked(state, { both: action.both, series: undefined, tag: undefined, limit: STEP })
    case 'narrowed':
      return asked(state, { series: action.series, tag: action.tag, limit: STEP })
    case 'more':
      return asked(state, { limit: state.limit + STEP, fresh: state.fresh })
    case 'retried':
      return asked(state, { fresh: state.fresh })
    case 'moved':
      return { ...state, active: action.to }
    default:
      return action.ticket === state.ticket && state.phase === 'waiting'
        ? received(state, action)
        : state
  }
}

/** Another question: earlier answers stay in sight only until this one turns out to be slow. */
function asked(state: SearchState, change: Partial<SearchState>): SearchState {
  const next = { ...state, fresh: false, ...change, ticket: state.ticket + 1 }
  return next.text === ''
    ? { ...next, phase: 'idle', answer: undefined, active: 0 }
    : { ...next, phase: 'waiting' }
}

/** Hits that answer what is asked now are shown, all of them or the first. */
export const isInSight = ({ fresh, answer }: SearchState): boolean =>
  fresh && addressesOf(answer).length > 0

type Received = Extract<SearchAction, { readonly ticket: number }>

function received(state: SearchState, action: Received): SearchState {
  const answer = isInSight(state) ? state.answer : undefined
  if (action.type === 'slow') return { ...state, answer }
  if (action.type === 'failed') return { ...state, phase: 'failed', answer }
  if (action.type === 'answered') return { ...shown(state, action.answer), phase: 'shown' }
  const early = beginningOf(action.answer)
  // Without a hit there is nothing to show yet; with some in sight, the whole answer goes below them.
  return answer || early.pages.length === 0 ? state : shown(state, early)
}

/** The chosen hit stays chosen when more of the same answer comes; a new answer begins at its first. */
function shown(state: SearchState, answer: SearchAnswer): SearchState {
  const { answer: seen, active, late, answers } = state
  if (!seen || !isInSight(state))
    return { ...state, answer, fresh: true, late: false, answers: answers + 1, active: 0 }
  const whole = continued(seen, answer)
  const chosen = addressesOf(seen)[active]
  return {
    ...state,
    answer: whole,
    late: late || (seen.suggestion === undefined && whole.suggestion !== undefined),
    active: Math.max(0, addressesOf(whole).indexOf(chosen ?? '')),
  }
}

/** Where a key leads in a list of `count`; `undefined` for keys that choose nothing. */
export function movedBy(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return (active - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
