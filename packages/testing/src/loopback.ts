import { createServer } from 'node:net'

/** A port nobody listens at yet. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

/** Waits for a program that was just started; `doubt` is what to ask oneself where it stays silent. */
export async function answering(url: string, doubt: string, seconds = 10): Promise<void> {
  for (let attempt = 0; attempt < seconds * 10; attempt++) {
    const response = await fetch(url).catch(() => undefined)
    if (response) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} does not answer. ${doubt}`)
}
