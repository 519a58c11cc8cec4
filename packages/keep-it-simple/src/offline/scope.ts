import type { OfflinePlan } from '#model/offline.ts'

/** What we use of a service worker's world; TypeScript's own description cannot stand beside the DOM's. */
export interface ExtendableEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}

export interface MessageReceived extends ExtendableEvent {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
}

interface WorkerEvents {
  readonly install: ExtendableEvent
  readonly activate: ExtendableEvent
  readonly message: MessageReceived
}

export interface WorkerScope {
  /** Written above the worker's code by the build. */
  readonly KIS: OfflinePlan
  readonly clients: { readonly claim: () => Promise<void> }
  readonly registration: ServiceWorkerRegistration
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listen: (event: WorkerEvents[Name]) => void,
  ) => void
}
