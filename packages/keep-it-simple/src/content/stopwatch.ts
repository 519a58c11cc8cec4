/** Milliseconds per stage, in the order they ran. */
export class Stopwatch {
  readonly times: Record<string, number> = {}
  private last = performance.now()

  lap(stage: string): void {
    const now = performance.now()
    this.times[stage] = Math.round(now - this.last)
    this.last = now
  }
}
