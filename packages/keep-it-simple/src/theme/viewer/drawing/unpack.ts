/** Base64 of raw deflate, as the compiler writes it, back to text. */
export async function unpack(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed), (one) => one.codePointAt(0)!)
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Response(stream).text()
}
