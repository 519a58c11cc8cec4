import type { FromPython, ToPython } from './python-messages.ts'
import { RunError, type Engine, type RunEnd, type RunHost, type RunProgram } from './run-code.ts'

/**
 * S7.4: Python in a worker of this page, from files of this site. The worker stays from run to run;
 * one that is stopped is ended, which no loop can prevent, and the next run starts another.
 */
export function createEngine({
  url,
  bytes = 0,
}: {
  readonly url: string
  readonly bytes?: number | undefined
}): Engine {
  let worker: Worker | undefined
  const forget = () => {
    worker?.terminate()
    worker = undefined
  }
  const run = ({ code, input = '' }: RunProgram, host: RunHost): Promise<RunEnd> =>
    new Promise<RunEnd>((resolve, reject) => {
      worker ??= new Worker(new URL('./python-worker.ts', import.meta.url), { type: 'module' })
      const over = new AbortController()
      const { signal } = over
      const hear = ({ data }: MessageEvent<FromPython>) => {
        if (data.type === 'ready') {
          host.version(data.version)
          host.begin()
        } else if (data.type === 'progress') host.progress?.(data.loaded, bytes)
        else if (data.type === 'print') host.print(data.stream, data.text)
        else {
          over.abort()
          if (data.type === 'end') resolve({ ok: data.exit === 0, exit: data.exit })
          else reject(new RunError('unreachable'))
        }
      }
      const fail = (event: Event) => {
        event.preventDefault()
        over.abort()
        reject(new RunError('unreachable'))
      }
      worker.addEventListener('message', hear, { signal })
      worker.addEventListener('error', fail, { signal })
      host.signal.addEventListener('abort', forget, { signal })
      const message: ToPython = { folder: new URL(url, location.href).href, code, input }
      worker.postMessage(message, [])
    }).catch((error: unknown) => {
      forget()
      throw error
    })
  return { run, close: forget }
}
