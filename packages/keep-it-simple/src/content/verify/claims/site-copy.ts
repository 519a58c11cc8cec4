import { cpSync, existsSync, readdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Workshop } from '../workshop.ts'

/** What a build writes, and what is far too large to copy. */
const LEFT_OUT = new Set(['node_modules', 'dist'])

/** The site’s folder once more: a script may write there whatever it likes. */
export function copySite(root: string, workshop: Workshop): string {
  const room = workshop.room()
  const copy = join(room, 'site')
  for (const name of readdirSync(root))
    if (!LEFT_OUT.has(name) && !name.startsWith('.'))
      cpSync(join(root, name), join(copy, name), { recursive: true })
  link(join(root, 'node_modules'), join(copy, 'node_modules'))
  // Compilers that were downloaded for programs.
  link(join(root, '.tool'), join(copy, '.tool'))
  // Packages of a workspace lie higher up.
  for (let above = dirname(root); above !== dirname(above); above = dirname(above))
    if (existsSync(join(above, 'node_modules'))) {
      link(join(above, 'node_modules'), join(room, 'node_modules'))
      break
    }
  return copy
}

function link(from: string, to: string): void {
  if (existsSync(from)) symlinkSync(from, to, 'dir')
}
