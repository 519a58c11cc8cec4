import type { Line } from '../body/lines.ts'
import { noted, type Notes } from '../note.ts'
import { rewriteContainers } from '../vue/containers.ts'

/** `::: details Title {open}` and the wrappers that only Vue needs. */
export const convertContainers = (lines: readonly Line[], notes: Notes): Line[] =>
  rewriteContainers(lines, (name, rest, line) => {
    if (name === 'raw' || name === 'v-pre') {
      notes.changes.push(noted(`\`::: ${name}\` is left out, and its text stays.`, line))
      return undefined
    }
    const attributes = /\s*\{([^}]*)\}\s*$/.exec(rest)
    const title = attributes ? rest.slice(0, attributes.index) : rest
    const open = name === 'details' && /\bopen\b/.test(attributes?.[1] ?? '') ? ' open' : ''
    if (attributes)
      notes.changes.push(noted(`The attributes of \`::: ${name}\` were rewritten.`, line))
    return `${name}${open}${title === '' ? '' : ` ${title.trim()}`}`
  })
