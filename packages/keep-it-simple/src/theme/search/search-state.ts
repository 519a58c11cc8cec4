import type { SearchAnswer } from '#model/search.ts'

/** Pages shown at first, and more with each wish for more. */
export const STEP = 5

export interface SearchState {
  /** What the field shows. */
  readonly field: string
  /** What is searched for: stays behind while an input method composes. */
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
  /** Place of the chosen hit in {@link addressesOf}. */
  readonly active: number
}

export type SearchAction =
  | { readonly type: 'typed'; readonly text: string; readonly composing: boolean }
  | { readonly type: 'widened'; readonly both: boolean }
  | {
      readonly type: 'narrowed'
      readonly series?: string | undefined
      readonly tag?: string | undefined
    }
  | { readonly type: 'more' }
  | { readonly type: 'retried' }
  | { readonly type: 'slow'; readonly ticket: number }
  | { readonly type: 'answered'; readonly ticket: number; readonly answer: SearchAnswer }
  | { readonly type: 'failed'; readonly ticket: number }
  | { readonly type: 'moved'; readonly to: number }

export function firstState(text: string): SearchState {
  const empty = { field: text, text: '', both: false, limit: STEP, ticket: 0, active: 0 }
  return asked({ ...empty, phase: 'idle' }, { text: text.trim() })
}

export function searchReducer(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case 'typed': {
      const text = action.composing ? state.text : action.text.trim()
      const typed = { ...state, field: action.text }
      return text === state.text ? typed : asked(typed, { text, limit: STEP })
    }
    case 'widened':
      // The series and tags of one language are not those of the other.
      return asked(state, { both: action.both, series: undefined, tag: undefined, limit: STEP })
    case 'narrowed':
      return asked(state, { series: action.series, tag: action.tag, limit: STEP })
    case 'more':
      return { ...asked(state, { limit: state.limit + STEP }), active: state.active }
    case 'retried':
      return asked({ ...state, answer: undefined }, {})
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
  const next = { ...state, ...change, ticket: state.ticket + 1 }
  return next.text === ''
    ? { ...next, phase: 'idle', answer: undefined, active: 0 }
    : { ...next, phase: 'waiting' }
}

type Received = Extract<SearchAction, { readonly ticket: number }>

function received(state: SearchState, action: Received): SearchState {
  if (action.type === 'slow') return { ...state, answer: undefined }
  if (action.type === 'failed') return { ...state, phase: 'failed', answer: undefined }
  const { answer } = action
  const grown = state.limit > STEP && answer.pages.length > STEP
  return { ...state, phase: 'shown', answer, active: grown ? state.active : 0 }
}

/** Every hit that can be chosen, from top to bottom: pages and their sections. */
export function addressesOf(answer: SearchAnswer | undefined): string[] {
  return (answer?.pages ?? []).flatMap(({ address, sections }) => [
    address,
    ...sections.map((section) => section.address),
  ])
}

/** Where a key leads in a list of `count`; `undefined` for keys that choose nothing. */
export function movedBy(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return (active - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
