import { readRepository, type RepositoryFacts } from '#model/repository.ts'
import { withinTime } from './time-limit.ts'

/** For one answer, in milliseconds. */
const LIMIT = 10_000

/** S7.8: what the service says about a repository now; an error says why it did not answer. */
export async function askRepository(url: string, signal: AbortSignal): Promise<RepositoryFacts> {
  const stop = new AbortController()
  try {
    return await withinTime(answerOf(url, stop.signal), LIMIT, signal)
  } finally {
    // Whatever is still on its way is not wanted any more.
    stop.abort()
  }
}

async function answerOf(url: string, signal: AbortSignal): Promise<RepositoryFacts> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal,
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  const facts = readRepository(await response.json())
  if (!facts) throw new Error('the answer was not understood')
  return facts
}
