import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Diagnostic } from '#model/diagnostic.ts'

/** Whether a slot or layout says when it starts in the browser: `export const client = 'visible'`. */
export const hasClient = (file: string): boolean =>
  /^export\s+const\s+client\b/m.test(readFileSync(file, 'utf8'))

/** Hooks and handlers, which do nothing in HTML alone. */
const LIVE = /\buse(?:State|Reducer|Effect|LayoutEffect|Ref|Shared)\b(?=[(<])|\son[A-Z]\w*(?==\{)/

/** Slots and layouts whose state or handlers would never work. */
export function checkClients(files: readonly string[]): Diagnostic[] {
  return files.flatMap((file): Diagnostic[] => {
    const found = LIVE.exec(readFileSync(file, 'utf8'))?.[0].trim()
    if (found === undefined || hasClient(file)) return []
    return [
      {
        severity: 'warning',
        code: 'needs-client',
        file: `${basename(dirname(file))}/${basename(file)}`,
        message: `The component uses \`${found}\`, which does nothing without script.`,
        remedy: "Write `export const client = 'visible'`, or `'idle'` or `'touch'`.",
      },
    ]
  })
}
