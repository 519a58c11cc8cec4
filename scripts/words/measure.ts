export interface Measure {
  /** Han characters of a Chinese page, words of an English one. */
  readonly length: number
  readonly figures: number
  readonly living: number
  readonly references: number
  readonly programs: number
}

const FENCE = /^([ \t]*)(`{3,}|~{3,})([^\n]*)\n.*?^\1\2[ \t]*$/gms
const DRAWN = /^(?:chart|mermaid|markmap|plot|cells)\b/
/** Executed by `kis verify`, or the output of a script of this repository. */
const VERIFIED = /(?:^| )(?:run\b|of=)/
const LIVING = /^:{3,} ?(?:figure|demo)\b/gm
/** A picture drawn once for light and once for dark is one figure. */
const PICTURE = /!\[[^\]]*\]\((?![^)]*#dark-only)[^)]*\)/g
const LINK = /https?:\/\/[^\s)>\]"'，。）」]+/g
const HAN = /\p{Script=Han}/gu
const WORD = /[\p{L}\p{N}]+(?:['’._-][\p{L}\p{N}]+)*/gu

/** What stands on a page, by its source. */
export function measure(source: string, isEnglish: boolean): Measure {
  const body = source.replace(/^---\n.*?\n---\n/s, '').replace(/<!--.*?-->/gs, '')
  const fences = [...body.matchAll(FENCE)].map(([, , , info = '']) => info.trim())
  const open = body.replace(FENCE, '')
  const living = open.match(LIVING)?.length ?? 0
  const drawn = fences.filter((info) => DRAWN.test(info)).length
  return {
    length: proseOf(open).match(isEnglish ? WORD : HAN)?.length ?? 0,
    figures: drawn + living + (open.match(PICTURE)?.length ?? 0),
    living,
    references: new Set(open.match(LINK)?.map(withoutPlace)).size,
    programs: fences.filter((info) => VERIFIED.test(info)).length,
  }
}

const withoutPlace = (address: string): string => address.replace(/#.*$/, '').replace(/\/$/, '')

/** What is read as sentences: no tables, pictures, formulas, addresses or marks of containers. */
function proseOf(open: string): string {
  return open
    .replace(/^\s*\|.*$/gm, '')
    .replace(/^(?::{3,}|@\[).*$/gm, '')
    .replace(/\$\$.*?\$\$/gs, '')
    .replace(/!\[[^\]]*\]\([^)]*\)(?:\{[^}]*\})?/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(LINK, '')
    .replace(/<[^>\n]+>/g, '')
}
