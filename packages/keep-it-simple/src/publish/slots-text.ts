import { basename } from 'node:path'
import { normalizePath } from './normalize-path.ts'

/** The module that hands the author's slots to the parts; every page has them, so they are no chunks. */
export function slotsText(slots: Readonly<Record<string, string>>): string {
  const entries = Object.entries(slots).map(([name, file], index) => ({
    load: `import * as Slot${index} from ${JSON.stringify(normalizePath(file))}\n`,
    entry: `${JSON.stringify(name)}: { file: ${JSON.stringify(`slots/${basename(file)}`)}, module: Slot${index} },\n`,
  }))
  return `${entries.map(({ load }) => load).join('')}export const slots = {\n${entries.map(({ entry }) => entry).join('')}}\n`
}
