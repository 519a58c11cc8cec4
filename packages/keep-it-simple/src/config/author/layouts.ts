import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const COMPONENT = /^([A-Z]\w*)\.[jt]sx$/

/** S2.4.2: `layouts/Poster.tsx` in the author's folder is the layout `Poster`. */
export function authorLayouts(root: string): Readonly<Record<string, string>> {
  const folder = join(root, 'layouts')
  if (!existsSync(folder)) return {}
  return Object.fromEntries(
    readdirSync(folder)
      .toSorted()
      .flatMap((name) => {
        const layout = COMPONENT.exec(name)?.[1]
        return layout === undefined ? [] : [[layout, join(folder, name)]]
      }),
  )
}
