import type { PageEnv } from '../page-env.ts'

/** Notes that a block is on the page: it links the styles and loads the client parts the block needs. */
export function markDrawn({ assets, blockSet }: PageEnv, name: string): void {
  const found = blockSet.all.get(name)
  if (!found) throw new Error(`There is no block ${name}`)
  for (const part of found.parts) assets.add(part)
}
