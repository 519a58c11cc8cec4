/** A short name for a text (FNV-1a, twice with another start): for finding it again, not for secrets. */
export function hashText(text: string): string {
  return [0x811c9dc5, 0x1000193]
    .map((start) => {
      let hash = start
      for (let at = 0; at < text.length; at++)
        hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
      return (hash >>> 0).toString(36)
    })
    .join('')
}
