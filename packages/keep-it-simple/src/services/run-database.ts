import { RunError, type Engine, type RunEnd, type RunHost, type RunProgram } from './run-code.ts'
import type { FromSql, ToSql } from './sql-messages.ts'

export interface DatabaseService {
  readonly url: string
  /** What has to come, unpacked; absent where nobody knows. */
  readonly bytes?: number | undefined
}

/**
 * A database in a worker of this page, from files of this site. The worker stays, with the program it
 * has loaded; every run has a database of its own. One that is stopped is ended with its worker.
 */
export function databaseEngine(
  { url, bytes = 0 }: DatabaseService,
  startWorker: () => Worker,
): Engine {
  let worker: Worker | undefined
  const forget = () => {
    worker?.terminate()
    worker = undefined
  }
  const run = ({ code, before = [], setup = '' }: RunProgram, host: RunHost): Promise<RunEnd> =>
    new Promise<RunEnd>((resolve, reject) => {
      worker ??= startWorker()
      const over = new AbortController()
      const { signal } = over
      const finish = (then: () => void) => {
        over.abort()
        then()
      }
      const hear = ({ data }: MessageEvent<FromSql>) => {
        if (data.type === 'progress') host.progress?.(data.loaded, data.total)
        else if (data.type === 'ready') {
          host.version(data.version)
          host.begin()
        } else if (data.type === 'print') host.print(data.stream, data.text)
        else if (data.type === 'table') host.table?.(data.columns, data.rows)
        else if (data.type === 'end') finish(() => resolve({ ok: data.ok }))
        else finish(() => reject(new RunError('unreachable')))
      }
      const fail = (event: Event) => {
        event.preventDefault()
        finish(() => reject(new RunError('unreachable')))
      }
      worker.addEventListener('message', hear, { signal })
      worker.addEventListener('error', fail, { signal })
      host.signal.addEventListener('abort', forget, { signal })
      const folder = new URL(url, location.href).href
      const message: ToSql = { folder, bytes, program: { code, before, setup } }
      worker.postMessage(message, [])
    }).catch((error: unknown) => {
      forget()
      throw error
    })
  return { run, close: forget }
}
