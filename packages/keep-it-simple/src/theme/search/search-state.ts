import type { SearchAnswer } from '#model/search.ts'

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
  /** The answer is to what is asked now, if perhaps with fewer pages. */
  readonly fresh: boolean
  /** Place of the chosen option; -1 while none is. */
  readonly active: number
}

export type SearchAction =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'widened'; readonly both: boolean }
  | { readonly type: 'narrowed'; readonly series?: string; readonly tag?: string }
  | { readonly type: 'more' | 'retried' }
  | { readonly type: 'slow' | 'failed'; readonly ticket: number }
  | { readonly type: 'answered'; readonly ticket: number; readonly answer: SearchAnswer }
  | { readonly type: 'moved'; readonly to: number }

export function firstState(text: string): SearchState {
  const empty = { text: '', both: false, limit: STEP, ticket: 0, fresh: false, active: -1 }
  return asked({ ...empty, phase: 'idle' }, { text: text.trim() })
}

export function searchReducer(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case 'typed': {
      const text = action.text.trim()
      return text === state.text ? state : asked(state, { text })
    }
    case 'widened':
      // The series and tags of one language are not those of the other.
      return asked(state, { both: action.both, series: undefined, tag: undefined })
    case 'narrowed':
      return asked(state, { series: action.series, tag: action.tag })
    case 'more':
      return asked(state, { limit: state.limit + STEP, fresh: state.fresh })
    case 'retried':
      return asked(state, { limit: state.limit, fresh: state.fresh })
    case 'moved':
      return { ...state, active: action.to }
    default:
      return action.ticket === state.ticket && state.phase === 'waiting'
        ? received(state, action)
        : state
  }
}

/** Another question: the answer to the last one stays in sight until this one turns out to be slow. */
function asked(state: SearchState, change: Partial<SearchState>): SearchState {
  const next = { ...state, limit: STEP, fresh: false, ...change, ticket: state.ticket + 1 }
  return next.text === ''
    ? { ...next, phase: 'idle', answer: undefined, active: -1 }
    : { ...next, phase: 'waiting' }
}

type Received = Extract<SearchAction, { readonly ticket: number }>

function received(state: SearchState, action: Received): SearchState {
  if (action.type === 'answered') {
    const { answer } = action
    // More pages of the same answer leave the choice where it was.
    const first = answer.total + (answer.others ?? []).length > 0 ? 0 : -1
    return {
      ...state,
      phase: 'shown',
      answer,
      active: state.fresh ? state.active : first,
      fresh: true,
    }
  }
  const answer = state.fresh ? state.answer : undefined
  return action.type === 'slow' ? { ...state, answer } : { ...state, phase: 'failed', answer }
}

/** Where a key leads in a list of `count`; `undefined` for keys that move the caret or nothing. */
export function movedBy(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (active + 1) % count
  return key === 'ArrowUp' ? (Math.max(active, 0) - 1 + count) % count : undefined
}

/** Where the weak hits begin; behind the last page if there are none. */
export const weakFrom = ({ pages }: SearchAnswer): number =>
  pages.findLastIndex(({ weak }) => !weak) + 1
