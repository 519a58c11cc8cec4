import type { Line } from '../body/lines.ts'
import { noted, type Notes } from '../note.ts'
import { rewriteContainers } from '../vue/containers.ts'

/** Blocks whose inside stands well alone. */
const UNWRAPPED = new Set([
  'window',
  'flex',
  'left',
  'right',
  'justify',
  'align',
  'demo-wrapper',
  'raw',
  'v-pre',
  'obsidian',
])

/** What of plume's blocks is written otherwise here. */
export const convertPlumeContainers = (lines: readonly Line[], notes: Notes): Line[] =>
  rewriteContainers(lines, (name, rest, line) => {
    if (UNWRAPPED.has(name) || name.endsWith('-repl')) {
      notes.changes.push(noted(`\`::: ${name}\` is left out, and its text stays.`, line))
      return undefined
    }
    if (name === 'chat')
      return `chat ${rest.replace(/^title=(?:"([^"]*)"|'([^']*)'|(\S+))/, '$1$2$3')}`.trimEnd()
    if (name === 'card') return cardHead(rest, line, notes)
    if (name === 'card-grid' || name === 'card-masonry') {
      if (rest !== '')
        notes.changes.push(noted(`\`${rest}\` of \`::: ${name}\` is left out.`, line))
      return name
    }
    if (name === 'steps' || name === 'npm-to')
      return name === 'steps' ? name : npmHead(rest, line, notes)
    return rest === '' ? name : `${name} ${rest}`
  })

const ICON = /\s*\bicon=(?:"[^"]*"|'[^']*'|\S+)/

function cardHead(rest: string, line: number, notes: Notes): string {
  if (ICON.test(rest)) notes.changes.push(noted('The icon of `::: card` is left out.', line))
  return `card ${rest.replace(ICON, '')}`.trimEnd()
}

function npmHead(rest: string, line: number, notes: Notes): string {
  if (rest !== '') notes.changes.push(noted(`\`${rest}\` of \`::: npm-to\` is left out.`, line))
  return 'npm-to'
}
