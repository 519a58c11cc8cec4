/** Fetches a file of this site, and says what has come of it as it comes. */
export async function fetchBytes(
  address: string,
  came: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address)
  if (!response.ok || !response.body) throw new Error(`${response.status}`)
  const parts: Uint8Array[] = []
  for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
    parts.push(part)
    came(part.length)
  }
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
