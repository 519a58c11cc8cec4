/** `<!-- @include: ./part.md -->`, taken apart. */
export interface IncludeTarget {
  readonly path: string
  readonly region?: string
  /** First and last line, from one; a missing end is open. */
  readonly from?: number
  readonly to?: number
  /** What stood before it: parts in a list stay in the list. */
  readonly indent: string
}

const INCLUDE =
  /^([ \t]*)<!--[ \t]*@include:[ \t]*([^\s{}#]+)(?:#([\w\p{L}-]+))?(?:\{(\d{0,9})(-?)(\d{0,9})\})?[ \t]*-->[ \t]*$/u
const FENCE = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])?[ \t]*(`{3,}|~{3,})/

/** Fences and regions stand at the start of a line; a line of a megabyte is not searched for them. */
const MARKS = 200

/** What one line includes; the state remembers whether code is open, in which nothing is included. */
export function includeLine(
  text: string,
  state: { fence: string | undefined },
): IncludeTarget | 'wrong' | undefined {
  const fence = FENCE.exec(text.slice(0, MARKS))?.[1]
  if (state.fence !== undefined) {
    if (fence?.startsWith(state.fence)) state.fence = undefined
    return undefined
  }
  if (fence !== undefined) {
    state.fence = fence
    return undefined
  }
  const at = text.indexOf('<!--')
  if (at === -1 || !/^<!--[ \t]*@include/.test(text.slice(at, at + 60))) return undefined
  const match = INCLUDE.exec(text)
  // Inside code it is an example, not an include.
  if (!match) return text.slice(0, at).includes('`') ? undefined : 'wrong'
  const [, indent = '', path = '', region, from, dash, to] = match
  if (from === undefined) return { path, indent, ...(region !== undefined && { region }) }
  const first = from === '' ? undefined : Number(from)
  const last = to !== undefined && to !== '' ? Number(to) : dash === '-' ? undefined : first
  if (first === undefined && last === undefined) return 'wrong'
  return {
    path,
    indent,
    ...(region !== undefined && { region }),
    ...(first !== undefined && { from: first }),
    ...(last !== undefined && { to: last }),
  }
}

interface PartLine {
  readonly text: string
  /** In its file, from one. */
  readonly line: number
}

/** The lines that are wanted; `undefined` when there are none of that name or number. */
export function partOf(
  lines: readonly string[],
  firstLine: number,
  { region, from, to }: IncludeTarget,
): PartLine[] | undefined {
  let part = lines.map((text, index) => ({ text, line: firstLine + index }))
  if (from !== undefined || to !== undefined)
    part = part.filter(({ line }) => line >= (from ?? 1) && line <= (to ?? Infinity))
  if (region !== undefined) {
    const start = part.findIndex(({ text }) => regionName(text, 'region') === region)
    if (start === -1) return undefined
    const length = part.slice(start + 1).findIndex(({ text }) => {
      const name = regionName(text, 'endregion')
      return name === region || name === ''
    })
    if (length === -1) return undefined
    part = part.slice(start + 1, start + 1 + length)
  }
  return part.length === 0 ? undefined : part
}

const REGION = /^\s*<!--\s*#(region|endregion)[ \t]*(\S*)\s*-->\s*$/

function regionName(text: string, kind: string): string | undefined {
  const match = REGION.exec(text.slice(0, MARKS))
  return match?.[1] === kind ? match[2] : undefined
}
