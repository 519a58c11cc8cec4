/** Thrown to whoever cannot wait: there are too many, or it took too long. */
export class Busy extends Error {}

interface Waiting {
  readonly start: () => void
  readonly refuse: (error: Error) => void
}

/** A bounded number of tasks at a time, and a bounded number that wait for their turn. */
export class Queue {
  running = 0
  private readonly line = new Set<Waiting>()
  private readonly idle: (() => void)[] = []
  private closed = false
  private readonly bounds: {
    readonly parallel: number
    readonly waiting: number
    readonly waitMilliseconds: number
  }

  constructor(bounds: Queue['bounds']) {
    this.bounds = bounds
  }

  get waiting(): number {
    return this.line.size
  }

  async add<T>(signal: AbortSignal, task: () => Promise<T>): Promise<T> {
    await this.turn(signal)
    try {
      return await task()
    } finally {
      this.running--
      this.next()
    }
  }

  /** Refuses all who wait and all to come; settles when nothing runs any more. */
  async close(): Promise<void> {
    this.closed = true
    for (const { refuse } of this.line) refuse(new Busy('The runner is ending.'))
    if (this.running > 0) await new Promise<void>((resolve) => void this.idle.push(resolve))
  }

  private turn(signal: AbortSignal): Promise<void> {
    if (this.closed) return Promise.reject(new Busy('The runner is ending.'))
    if (this.running < this.bounds.parallel) {
      this.running++
      return Promise.resolve()
    }
    if (this.line.size >= this.bounds.waiting)
      return Promise.reject(new Busy('Too many programs are waiting.'))
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', gone)
        this.line.delete(one)
      }
      const one: Waiting = {
        start: () => {
          leave()
          this.running++
          resolve()
        },
        refuse: (error) => {
          leave()
          reject(error)
        },
      }
      const gone = () => one.refuse(new Busy('Nobody waits for the answer.'))
      const late = () => one.refuse(new Busy('Other programs took too long.'))
      const timer = setTimeout(late, this.bounds.waitMilliseconds)
      signal.addEventListener('abort', gone)
      this.line.add(one)
    })
  }

  private next(): void {
    const [first] = this.line
    if (first) first.start()
    else if (this.running === 0) for (const settle of this.idle.splice(0)) settle()
  }
}
