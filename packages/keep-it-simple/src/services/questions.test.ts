import { afterEach, expect, it, vi } from 'vitest'
import { askRepository } from './repository.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const never = new AbortController().signal

/** What was asked; every question has the same answer. */
function serve(answer: () => Response | Promise<Response>) {
  const asked: { url: string; init: RequestInit | undefined }[] = []
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    asked.push({ url, init })
    return answer()
  })
  return asked
}
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status })

it('[S7.8] a service hears nothing but what is asked, and its answer is read', async () => {
  const asked = serve(() => json({ stars: 5, full_name: 'a/b' }))
  const facts = await askRepository('https://x.example/a', never)
  expect(facts).toMatchObject({ stars: 5, fullName: 'a/b' })
  expect(asked).toMatchObject([
    {
      url: 'https://x.example/a',
      init: {
        headers: { accept: 'application/json' },
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      },
    },
  ])
  // Nothing is waited for any more.
  expect(asked[0]!.init!.signal!.aborted).toBe(true)
})

it.each<[string, () => Response, string]>([
  ['a status', () => json({ stars: 5 }, 403), 'status 403'],
  ['something else', () => json([]), 'the answer was not understood'],
])('[S7.8] %s is no answer', async (_, answer, message) => {
  serve(answer)
  await expect(askRepository('https://x.example/a', never)).rejects.toThrow(message)
})

it('[S7.8] a service is waited for ten seconds, or until the reader goes', async () => {
  vi.useFakeTimers()
  const asked = serve(() => new Promise(() => {}))
  const late = askRepository('https://x.example/a', never).catch(String)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(asked[0]!.init!.signal!.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await late).toBe('Error: No answer in time')
  expect(asked[0]!.init!.signal!.aborted).toBe(true)
  const gone = AbortSignal.abort(new Error('gone'))
  await expect(askRepository('https://x.example/a', gone)).rejects.toThrow('gone')
})
