import { basename } from 'node:path'
import { hasClient } from '#config/author/client-export.ts'
import { authorSlots } from '#config/author/slots.ts'
import type { SiteModuleInput } from '../site-module.ts'

/** A slot or layout that says when it starts in the browser: `export const client = 'visible'`. */
export interface AuthorIsland {
  /** `slots/ArticleAfter` */
  readonly name: string
  readonly file: string
  /** What the file exports it as. */
  readonly component: string
}

type Input = Pick<SiteModuleInput, 'root' | 'slots' | 'layouts'>

export function authorIslands({ root, slots = {}, layouts }: Input): AuthorIsland[] {
  const filled = Object.values(root === undefined ? slots : authorSlots(root))
  return [
    ...filled.map((file) => ({ name: slotIsland(file), file, component: 'default' })),
    ...Object.entries(layouts).map(([name, file]) => ({
      name: `layouts/${name}`,
      file,
      component: name,
    })),
  ].filter(({ file }) => hasClient(file))
}

const slotIsland = (file: string): string => `slots/${basename(file).replace(/\.\w+$/, '')}`
