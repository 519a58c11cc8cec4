import { StringDecoder } from 'node:string_decoder'
import type { Readable } from 'node:stream'

export type Kind = 'stdout' | 'stderr'

export interface RunEvent {
  readonly kind: Kind
  readonly message: string
  /** In nanoseconds, for whoever replays; nothing here is worth waiting for again. */
  readonly delay: 0
}

/** What a program prints, in the order it arrives, up to a number of bytes. */
export class Gathered {
  private readonly events: { kind: Kind; message: string }[] = []
  private room: number
  private readonly full: () => void

  constructor(bytes: number, full: () => void) {
    this.room = bytes
    this.full = full
  }

  read(kind: Kind, stream: Readable): void {
    const decoder = new StringDecoder('utf8')
    stream.on('data', (chunk: Buffer) => {
      const part = chunk.subarray(0, this.room)
      this.room -= part.length
      this.add(kind, decoder.write(part))
      if (part.length < chunk.length) this.full()
    })
    stream.on('end', () => this.add(kind, decoder.end()))
    // A stream that breaks has nothing more to say; how the program ended is known elsewhere.
    stream.on('error', () => undefined)
  }

  add(kind: Kind, message: string): void {
    const last = this.events.at(-1)
    if (message === '') return
    if (last?.kind === kind) last.message += message
    else this.events.push({ kind, message })
  }

  list(): RunEvent[] {
    return this.events.map(({ kind, message }) => ({ kind, message, delay: 0 }))
  }

  text(): string {
    return this.events.map(({ message }) => message).join('')
  }
}
