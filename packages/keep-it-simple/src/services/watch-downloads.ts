/**
 * Counts the bytes of what is fetched below an address, until all of it is there. What the
 * browser has cached is left alone: it comes at once, and what was compiled of it is cached as well.
 */
export function watchDownloads(folder: string, progress: (loaded: number) => void): () => void {
  const original = globalThis.fetch
  let loaded = 0
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!url.startsWith(folder) || (await isCached(url, original))) return original(input, init)
    const response = await original(input, init)
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        loaded += chunk.length
        progress(loaded)
        controller.enqueue(chunk)
      },
    })
    const { status, headers } = response
    return new Response(response.body?.pipeThrough(counted) ?? null, { status, headers })
  }
  return () => {
    globalThis.fetch = original
  }
}

/** Asks nobody: what is not there is an error, or a status that says so. */
async function isCached(url: string, ask: typeof fetch): Promise<boolean> {
  try {
    const found = await ask(url, { cache: 'only-if-cached', mode: 'same-origin' })
    void found.body?.cancel()
    return found.ok
  } catch {
    return false
  }
}
