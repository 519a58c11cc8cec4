import type { LockPrompt } from '#model/seal.ts'

/** What the document of a locked page has for its script. */
export function promptIn(html: string): LockPrompt | undefined {
  const [, written] = /data-prompt="([^"]*)"/.exec(html) ?? []
  return written === undefined
    ? undefined
    : (JSON.parse(written.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as LockPrompt)
}
