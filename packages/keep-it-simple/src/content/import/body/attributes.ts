/** Attributes by name; one without a value is empty. */
export function attributes(written: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const match of written.matchAll(
    /([:@\w-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g,
  ))
    found[match[1]!.toLowerCase()] = unescaped(match[2] ?? match[3] ?? match[4] ?? '')
  return found
}

export const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
