import type { FromJavaScript } from './javascript-messages.ts'
import { browserName } from './browser-name.ts'
import { RunError, type Engine, type RunEnd, type RunHost, type RunProgram } from './run-code.ts'

/** JavaScript in a worker of this site: each run has its own, which is ended with it, whatever it does. */
export function createEngine(): Engine {
  const run = ({ code }: RunProgram, host: RunHost): Promise<RunEnd> => {
    const worker = new Worker(new URL('./javascript-worker.ts', import.meta.url), {
      type: 'module',
    })
    const ended = new Promise<RunEnd>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<FromJavaScript>) => {
        if (data.type === 'ready') {
          host.version(browserName(navigator.userAgent))
          host.begin()
        } else if (data.type === 'print') host.print(data.stream, data.text)
        else if (data.type === 'end') resolve({ ok: data.ok, exit: data.ok ? 0 : 1 })
        else reject(new RunError('refused', 'Content-Security-Policy'))
      })
      worker.addEventListener('error', (event) => {
        event.preventDefault()
        reject(new RunError('unreachable'))
      })
      host.signal.addEventListener('abort', () => reject(new RunError('cancelled')))
    })
    worker.postMessage(code, [])
    return ended.finally(() => worker.terminate())
  }
  return { run, close: () => {} }
}
