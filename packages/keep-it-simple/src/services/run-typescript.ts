import { stripTypes } from '#model/javascript/strip-types.ts'
import { RunError, type Engine } from './run-code.ts'
import { createEngine as javaScriptEngine } from './run-javascript.ts'

/** JavaScript, once the types are gone; what takes them away is fetched with the first run. */
export function createEngine(): Engine {
  const { run, close } = javaScriptEngine()
  return {
    async run(program, host) {
      const { transform } = await import('sucrase').catch(() => {
        throw new RunError('unreachable')
      })
      const { text, error } = stripTypes(transform, program.code)
      if (error === undefined) return run({ ...program, code: text }, host)
      host.begin()
      host.print('stderr', error)
      return { ok: false, exit: 1 }
    },
    close,
  }
}
