import { vi } from 'vitest'

/** A worker that does what a test says: which were begun, what each was sent, and whether it was ended. */
export class ScriptedWorker extends EventTarget {
  readonly url: string
  readonly heard: unknown[] = []
  isEnded = false

  constructor(url: URL | string) {
    super()
    this.url = String(url)
    begun.push(this)
  }

  postMessage(message: unknown): void {
    this.heard.push(message)
  }

  terminate(): void {
    this.isEnded = true
  }

  say(data: unknown): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data }))
  }

  /** Gives whether the browser is kept from writing it to the console. */
  fail(): boolean {
    return !this.dispatchEvent(new Event('error', { cancelable: true }))
  }
}

let begun: ScriptedWorker[] = []

/** Until globals are as before: `vi.unstubAllGlobals()`. */
export function scriptWorkers(address = 'https://site.example/notes/'): ScriptedWorker[] {
  begun = []
  vi.stubGlobal('Worker', ScriptedWorker)
  vi.stubGlobal('location', { href: address })
  return begun
}
