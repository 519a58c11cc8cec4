import type { IncomingMessage } from 'node:http'
import type { Program } from './run-program.ts'
import { LIMITS } from './limits.ts'

/** A request that is answered with this status and sentence. */
export class Refused extends Error {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

/** The program in a request: `{ "code": "…", "input": "…" }`. */
export async function readProgram(request: IncomingMessage): Promise<Program> {
  const type = request.headers['content-type'] ?? ''
  // A page of somebody else could send any other type without asking first.
  if (!/^application\/json\s*(?:;|$)/i.test(type)) throw new Refused(415, 'Send application/json.')
  const body = parse(await readBody(request))
  const { code, input = '' } = (body ?? {}) as { code?: unknown; input?: unknown }
  if (typeof code !== 'string' || code === '' || typeof input !== 'string')
    throw new Refused(400, 'Send an object with the text `code`, and `input` if there is any.')
  return { code, input }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new Refused(400, 'This is no JSON.')
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const tooLarge = new Refused(413, `Send at most ${LIMITS.bodyBytes} bytes.`, {
    connection: 'close',
  })
  if (Number(request.headers['content-length'] ?? 0) > LIMITS.bodyBytes) throw tooLarge
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > LIMITS.bodyBytes) throw tooLarge
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

/** Who asks: behind a proxy the last address it wrote, since readers can write the others themselves. */
export function addressOf(request: IncomingMessage, proxy: boolean): string {
  const forwarded = request.headers['x-forwarded-for']
  const last =
    proxy &&
    String(forwarded ?? '')
      .split(',')
      .at(-1)
      ?.trim()
  return last || (request.socket.remoteAddress ?? '')
}
