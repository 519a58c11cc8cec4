import { confine } from '#model/javascript/confine.ts'
import { mayEvaluate, openProgram } from '#model/javascript/open-program.ts'
import { GatheredOutput } from './gather-output.ts'
import type { FromJavaScript } from './javascript-messages.ts'
import type { RunStream } from './run-code.ts'

/**
 * A program of JavaScript, in a worker that lives as long as it. The host sends this file with a policy
 * of its own (`publish/policy.ts`): programs are evaluated here and nowhere else, and nothing is fetched.
 */
const report = postMessage.bind(globalThis) as (message: FromJavaScript) => void
const wait = setTimeout.bind(globalThis)

const outputs: Readonly<Record<RunStream, GatheredOutput>> = {
  stdout: new GatheredOutput((text) => report({ type: 'print', stream: 'stdout', text })),
  stderr: new GatheredOutput((text) => report({ type: 'print', stream: 'stderr', text })),
}

const program = openProgram({
  print(stream, text) {
    // What came first stands first.
    outputs[stream === 'stdout' ? 'stderr' : 'stdout'].flush()
    outputs[stream].write(text)
  },
  wait: (then, milliseconds) => wait(then, milliseconds),
})

addEventListener('unhandledrejection', (event) => {
  event.preventDefault()
  program.fail(event.reason)
})
addEventListener('error', (event) => {
  event.preventDefault()
  program.fail(event.error)
})
addEventListener(
  'message',
  ({ data }: MessageEvent<string>) => {
    if (!mayEvaluate()) return report({ type: 'refused' })
    report({ type: 'ready' })
    confine()
    Object.assign(globalThis, program.globals)
    const end = (ok: boolean) => {
      outputs.stdout.flush()
      outputs.stderr.flush()
      return report({ type: 'end', ok })
    }
    program.run(data).then(end, () => end(false))
  },
  { once: true },
)
