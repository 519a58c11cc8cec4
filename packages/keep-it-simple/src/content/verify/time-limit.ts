import { readdirSync, readFileSync } from 'node:fs'

/** However busy the machine is, nothing runs longer than this many times its limit. */
const PATIENCE = 20
/** Less waiting than this is no reason to go on. */
const WORTH_MILLISECONDS = 50

/**
 * Calls `stop` when a process has had its time. What it spent waiting for a core does not count, so
 * that a verdict does not depend on what else the machine is doing; asleep or computing, time counts.
 */
export class TimeLimit {
  private readonly started = performance.now()
  private timer: NodeJS.Timeout

  constructor(pid: number | undefined, milliseconds: number, stop: () => void) {
    const before = waited(pid)
    const check = () => {
      const used = performance.now() - this.started
      const left = milliseconds - (used - (waited(pid) - before))
      if (left < WORTH_MILLISECONDS || used >= milliseconds * PATIENCE) stop()
      else this.timer = setTimeout(check, left)
    }
    this.timer = setTimeout(check, milliseconds)
  }

  clear(): void {
    clearTimeout(this.timer)
  }
}

/** Milliseconds in which one of its threads could have run and had no core; 0 where the system does not count them. */
function waited(pid: number | undefined): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    const delays = threads.map((thread) => {
      const text = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')
      return Number(text.split(' ')[1]) / 1e6
    })
    return Math.max(0, ...delays)
  } catch {
    return 0
  }
}
