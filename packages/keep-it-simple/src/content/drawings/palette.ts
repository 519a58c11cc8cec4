/**
 * The colours a drawing may have: the tokens of the style sheet by name, with what they are on white
 * paper. Drawings carry both, `class="f-ink" fill="#1c1f26"`: on a page the class wins and follows the
 * appearance; in a feed or a saved file the attribute speaks. Washes are mixed with paper.
 */
export const PALETTE = {
  paper: '#fcfbf9',
  sunk: '#f5f3f1',
  ink: '#1c1f26',
  'ink-2': '#4c5058',
  'ink-3': '#676a72',
  edge: '#888c94',
  rule: '#dbdbda',
  'rule-2': '#bbbbbc',
  accent: '#ca3420',
  note: '#2e64a6',
  tip: '#20714a',
  warning: '#865901',
  danger: '#b91a48',
  'accent-wash': '#faeae5',
  'note-wash': '#e9edf2',
  'tip-wash': '#e8eee8',
  'warning-wash': '#f1ece4',
  'danger-wash': '#f9e8e8',
  'series-0': '#454d5e',
  'series-1': '#c9341f',
  'series-2': '#4273b0',
  'series-3': '#38865e',
  'series-4': '#ad7c2f',
  'series-5': '#725b9a',
  'series-6': '#358891',
  'series-7': '#8a8e96',
  'tint-0': '#c9cace',
  'tint-1': '#f6cbc1',
  'tint-2': '#cad7e7',
  'tint-3': '#cadcce',
  'tint-4': '#e8d9c6',
  'tint-5': '#d6cfe1',
  'tint-6': '#cadcdd',
  'tint-7': '#ddddde',
} as const

export type ColourName = keyof typeof PALETTE

/** The names of a kind that text may have: all of them readable on every light colour above. */
export const TEXT_COLOURS: readonly ColourName[] = [
  'ink',
  'ink-2',
  'ink-3',
  'accent',
  'note',
  'tip',
  'warning',
  'danger',
  'paper',
]

export const SERIES = Array.from({ length: 8 }, (_, index) => PALETTE[`series-${index}` as 'ink'])
export const TINTS = Array.from({ length: 8 }, (_, index) => PALETTE[`tint-${index}` as 'ink'])
