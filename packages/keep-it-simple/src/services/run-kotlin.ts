import { askForJson, textOf } from './read-answer.ts'
import type { Engine, RunHost, RunStream } from './run-code.ts'

/** S7.2 */
const FILE = 'File.kt'
const STREAM = /<(out|err)Stream>([\s\S]*?)<\/\1Stream>/g
const VERSION_IN_URL = /\/api\/([\d.]+)\//

/** Compiled and run in one request; the answer has the messages of the compiler and the output. */
export function createEngine({ url }: { readonly url: string }): Engine {
  return {
    async run({ code }, host) {
      const files = [{ name: FILE, publicId: '', text: code }]
      const body = JSON.stringify({ args: '', files, confType: 'java' })
      const headers = { 'content-type': 'application/json' }
      const answer = await askForJson(url, { body, headers }, host)
      // The public service has its version in its address, a relay in its answer.
      const version = textOf(answer['version']) || VERSION_IN_URL.exec(url)?.[1]
      if (version) host.version(`v${version}`)
      host.begin()
      const errors = errorsOf(answer['errors'])
      for (const message of errors) host.print('stderr', `${message}\n`)
      printText(textOf(answer['text']), host)
      const thrown = exceptionOf(answer['exception'])
      if (thrown !== '') host.print('stderr', `${thrown}\n`)
      return { ok: errors.length === 0 && thrown === '' }
    },
    close: () => {},
  }
}

interface KotlinMessage {
  readonly message?: unknown
  readonly severity?: unknown
  readonly interval?: { readonly start?: { readonly line?: number; readonly ch?: number } }
}

/** S8.4: warnings are not shown. Lines are counted from 0 over there. */
function errorsOf(errors: unknown): string[] {
  const files = Object.entries((errors ?? {}) as Record<string, unknown>)
  return files.flatMap(([file, messages]) => {
    const all = (Array.isArray(messages) ? messages : []) as readonly KotlinMessage[]
    return all
      .filter(({ severity }) => severity === 'ERROR')
      .map(({ message, interval }) => {
        const { line, ch } = interval?.start ?? {}
        const place =
          line === undefined || ch === undefined ? '' : `${file}:${line + 1}:${ch + 1}: `
        return place + textOf(message)
      })
  })
}

/** S7.2: all of it is standard output, unless the service says which stream a part came from. */
function printText(text: string, host: RunHost): void {
  const parts = [...text.matchAll(STREAM)]
  if (parts.length === 0) host.print('stdout', text)
  for (const [, stream, part] of parts) {
    const kind: RunStream = stream === 'err' ? 'stderr' : 'stdout'
    host.print(kind, part!.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'))
  }
}

interface KotlinException {
  readonly message?: unknown
  readonly fullName?: unknown
}

function exceptionOf(exception: unknown): string {
  if (typeof exception === 'string') return exception
  const { fullName, message } = (exception ?? {}) as KotlinException
  return [textOf(fullName), textOf(message)].filter((part) => part !== '').join(': ')
}
