export type Event =
  | { kind: 'start'; url: string }
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'finish'; bytes: number }

export type Kind = Event['kind']

export interface State {
  readonly phase: 'idle' | 'running' | 'done'
  readonly percent: number
}
