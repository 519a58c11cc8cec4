import { readStored } from '#browser/storage.ts'

/** Whether a reader left something on this page: a look at the stored text, without reading it. */
export const hasDrafts = (path: string): boolean =>
  readStored('kis:drafts')?.includes(`${JSON.stringify(path)}:`) === true

/** How the end of an address begins that carries a program. */
export const SHARED = '#run='
