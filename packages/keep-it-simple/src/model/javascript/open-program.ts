import { printValues } from './print-value.ts'

/** What a program is given to live in. */
export interface ProgramHost {
  readonly print: (stream: 'stdout' | 'stderr', text: string) => void
  readonly wait: (then: () => void, milliseconds: number) => unknown
}

export interface OpenProgram {
  /** What it finds besides the language: `console` and timers. */
  readonly globals: Readonly<Record<string, unknown>>
  /** Whether it ended well: its last line was reached, and no timer is left. */
  readonly run: (code: string) => Promise<boolean>
  /** An error nobody has caught ends it. */
  readonly fail: (error: unknown) => void
}

type Callback = (...values: readonly unknown[]) => void

/** `await` may stand at its top. */
const Program = Object.getPrototypeOf(async () => {}).constructor as new (
  code: string,
) => () => Promise<unknown>

/** A host that sends the policy of pages with the worker's file lets nothing be evaluated. */
export function mayEvaluate(): boolean {
  try {
    return typeof new Program('') === 'function'
  } catch {
    return false
  }
}

/** A program of JavaScript, the same in a reader's browser and where it is verified. */
export function openProgram({ print, wait }: ProgramHost): OpenProgram {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const waiting = new Set<number>()
  let isRead = false
  let last = 0
  let indent = ''

  const say =
    (stream: 'stdout' | 'stderr') =>
    (...values: readonly unknown[]) => {
      const text = printValues(values)
      print(stream, `${indent}${text.replaceAll('\n', `\n${indent}`)}\n`)
    }
  const [log, warn] = [say('stdout'), say('stderr')]
  const fail = (error: unknown) => {
    indent = ''
    warn(error instanceof Error ? error : `Uncaught ${printValues([error])}`)
    resolve(false)
  }
  // What is promised and not yet there may set another timer.
  const look = () => wait(() => isRead && waiting.size === 0 && resolve(true), 0)
  const set =
    (again: boolean) =>
    (callback: Callback, time?: number, ...values: unknown[]) => {
      const id = ++last
      waiting.add(id)
      const due = () => {
        if (!waiting.has(id)) return
        if (!again) waiting.delete(id)
        try {
          callback(...values)
        } catch (error) {
          fail(error)
        }
        if (again && waiting.has(id)) wait(due, Number(time) || 0)
        look()
      }
      wait(due, Number(time) || 0)
      return id
    }
  const clear = (id?: number) => {
    waiting.delete(Number(id))
    look()
  }
  return {
    globals: {
      console: {
        log,
        info: log,
        debug: log,
        dir: (value: unknown) => log(value),
        warn,
        error: warn,
        assert: (fine: unknown, ...values: readonly unknown[]) =>
          fine ? undefined : warn('Assertion failed', ...values),
        group: (...values: readonly unknown[]) => {
          if (values.length > 0) log(...values)
          indent += '  '
        },
        groupEnd: () => {
          indent = indent.slice(2)
        },
      },
      setTimeout: set(false),
      setInterval: set(true),
      clearTimeout: clear,
      clearInterval: clear,
    },
    run(code) {
      try {
        const read = () => {
          isRead = true
          return look()
        }
        new Program(`'use strict';${code}`)().then(read, fail)
      } catch (error) {
        fail(error)
      }
      return promise
    },
    fail,
  }
}
