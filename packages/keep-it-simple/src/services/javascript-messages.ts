import type { RunStream } from './run-code.ts'

/** Sent to the page by the worker that runs a program; it gets the program as text. */
export type FromJavaScript =
  | { readonly type: 'ready' }
  | { readonly type: 'print'; readonly stream: RunStream; readonly text: string }
  | { readonly type: 'end'; readonly ok: boolean }
  | { readonly type: 'refused' }
