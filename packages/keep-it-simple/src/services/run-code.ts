/** How a run can end other than by the program's own doing. */
export type RunFault = 'cancelled' | 'time' | 'size' | 'unreachable' | 'refused' | 'answer' | 'cut'

export type RunStream = 'stdout' | 'stderr'

export interface RunEnd {
  /** The program ran and ended well. */
  readonly ok: boolean
  /** Why nobody knows how it would have ended. */
  readonly fault?: RunFault
  /** In the words of the tool or the service: how the program failed, or a status. */
  readonly detail?: string
  /** The number a program ended with, where the tool gives one. */
  readonly exit?: number
}

/** What is run, and what must be there for it. */
export interface RunProgram {
  readonly code: string
  /** What it reads from its standard input; nothing where it is left out. */
  readonly input?: string
  /** Programs of a page with the same name here share what they make: tables, above all. */
  readonly session?: string
  /**
   * The programs of the session that stand above this one, as they stand in the page now. A run begins
   * afresh: `setup`, these in their order without a word, then `code`. So it never meets what is missing.
   */
  readonly before?: readonly string[]
  /** The text of the file the author has named: it runs first of all, without a word. */
  readonly setup?: string
}

/** What an engine may do while a program runs. */
export interface RunHost {
  readonly signal: AbortSignal
  readonly print: (stream: RunStream, text: string) => void
  /** What runs it, once that is known: `v1.26`. */
  readonly version: (text: string) => void
  /** From now on it is the program that takes time, not what must be there first. */
  readonly begin: () => void
  /** Bytes that have come, of those that must be there first; `total` is 0 where nobody knows. */
  readonly progress?: (loaded: number, total: number) => void
  /** A result with columns. It is printed as text too: the text is what is compared and copied. */
  readonly table?: (columns: readonly string[], rows: readonly (readonly string[])[]) => void
}

/** One language: runs programs, and holds what they share. */
export interface Engine {
  readonly run: (program: RunProgram, host: RunHost) => Promise<RunEnd>
  readonly close: () => void
}

export interface RunLimits {
  /** Until the engine begins, and from then to the end. */
  readonly startMilliseconds: number
  readonly milliseconds: number
  readonly lines: number
  readonly bytes: number
}

/** Thrown by engines; the run ends with it. */
export class RunError extends Error {
  readonly fault: RunFault

  constructor(fault: RunFault, detail = '') {
    super(detail)
    this.fault = fault
  }
}

export interface RunEvents {
  readonly print: (stream: RunStream, text: string) => void
  readonly version: (text: string) => void
  readonly progress?: RunHost['progress']
  readonly table?: RunHost['table']
}

export interface Running {
  readonly ended: Promise<RunEnd>
  readonly cancel: () => void
}

/** Starts a program: whatever the engine does, it ends, and prints no more than the limits allow. */
export function startRun(
  engine: Engine,
  program: RunProgram,
  limits: RunLimits,
  events: RunEvents,
): Running {
  const stop = new AbortController()
  const meter = { lines: 0, bytes: 0 }
  let timer: ReturnType<typeof setTimeout> | undefined
  let end: (end: RunEnd) => void = () => {}
  const ended = new Promise<RunEnd>((resolve) => {
    end = (result) => {
      clearTimeout(timer)
      resolve(result)
    }
  })
  /** What the engine still says when it has been stopped is heard by nobody. */
  const stopWith = (fault: RunFault, detail?: string) => {
    if (stop.signal.aborted) return
    stop.abort()
    end({ ok: false, fault, ...(detail !== undefined && { detail }) })
  }
  const limit = (milliseconds: number) => {
    clearTimeout(timer)
    if (!stop.signal.aborted)
      timer = setTimeout(() => stopWith('time', String(milliseconds / 1000)), milliseconds)
  }
  const print = (stream: RunStream, text: string) => {
    if (stop.signal.aborted || text === '') return
    const shown = within(text, limits, meter)
    if (shown !== '') events.print(stream, shown)
    if (shown.length < text.length) stopWith('size')
  }
  const version = (text: string) => {
    if (!stop.signal.aborted) events.version(text)
  }
  const host: RunHost = {
    signal: stop.signal,
    print,
    version,
    begin: () => limit(limits.milliseconds),
    progress: (loaded, total) => stop.signal.aborted || events.progress?.(loaded, total),
    table: (columns, rows) => stop.signal.aborted || events.table?.(columns, rows),
  }
  limit(limits.startMilliseconds)
  engine.run(program, host).then(end, (error: unknown) => {
    const { fault, message } = error instanceof RunError ? error : new RunError('answer')
    end({ ok: false, fault, ...(message !== '' && { detail: message }) })
  })
  return { ended, cancel: () => stopWith('cancelled') }
}

/** As much of the text as there is room for; a character counts as a byte, near enough. */
function within(
  text: string,
  limits: Pick<RunLimits, 'lines' | 'bytes'>,
  meter: { lines: number; bytes: number },
): string {
  let at = 0
  while (at < text.length) {
    if (meter.bytes >= limits.bytes || meter.lines >= limits.lines) return text.slice(0, at)
    meter.bytes++
    if (text[at] === '\n') meter.lines++
    at++
  }
  return text
}
