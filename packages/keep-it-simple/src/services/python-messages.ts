import type { RunStream } from './run-code.ts'

/** Sent to the worker: where Python lies, and what to run. */
export interface ToPython {
  readonly folder: string
  readonly code: string
  readonly input: string
}

/** Sent to the page. */
export type FromPython =
  | { readonly type: 'progress'; readonly loaded: number }
  | { readonly type: 'ready'; readonly version: string }
  | { readonly type: 'print'; readonly stream: RunStream; readonly text: string }
  | { readonly type: 'end'; readonly exit: number }
  | { readonly type: 'failed' }
