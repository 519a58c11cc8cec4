import { RunError, type RunHost } from './run-code.ts'

/** In bytes. No service of ours answers with more, and a page need not hold what somebody sends. */
const MAX_ANSWER = 1024 * 1024

/** One request that is answered with JSON, or ends in a {@link RunError}. */
export async function askForJson(
  url: string,
  init: RequestInit,
  { signal }: Pick<RunHost, 'signal'>,
): Promise<Record<string, unknown>> {
  const options: RequestInit = {
    method: 'POST',
    signal,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    ...init,
  }
  const response = await fetch(url, options).catch(() => {
    throw new RunError('unreachable')
  })
  if (!response.ok) throw new RunError('refused', String(response.status))
  const text = await readText(response)
  try {
    const answer: unknown = JSON.parse(text)
    if (typeof answer === 'object' && answer !== null) return answer as Record<string, unknown>
  } catch {
    // Said below.
  }
  throw new RunError('answer')
}

async function readText(response: Response): Promise<string> {
  const reader = response.body!.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new RunError('cut')
    })
    if (done) return text + decoder.decode()
    size += value.length
    if (size > MAX_ANSWER) {
      void reader.cancel().catch(() => undefined)
      throw new RunError('size')
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** A field of somebody else's JSON, if it is what it should be. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
