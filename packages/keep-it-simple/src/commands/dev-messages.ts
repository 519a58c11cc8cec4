import type { Diagnostic } from '#model/diagnostic.ts'

/** What `dev.ts` says to a session. */
export type ToSession =
  /** Settings were saved that cannot be read: this session goes on, and says why. */
  | { readonly say: 'problems'; readonly diagnostics: readonly Diagnostic[] }
  /** Stop listening: another session takes the port. */
  | { readonly say: 'leave' }
  /** The port is free. */
  | { readonly say: 'listen' }
  /** The other session answers: send the open pages there, and end. */
  | { readonly say: 'end' }

/** What a session says to `dev.ts`. */
export type FromSession =
  | { readonly say: 'ready' }
  | { readonly say: 'failed'; readonly diagnostics: readonly Diagnostic[] }
  | { readonly say: 'left' }
  | { readonly say: 'listening' }
