/** What stands after the opening ``` of a code block. */
export interface FenceInfo {
  readonly language: string
  readonly title?: string
  /** 1-based numbers of marked lines. */
  readonly marked: ReadonlySet<number>
  readonly lineNumbers: boolean
  /** The block can be run; the output that follows is checked. */
  readonly run: boolean
  /** The program is meant to fail. */
  readonly fails: boolean
  /** The block is the output of the one before it. */
  readonly output: boolean
}

const TITLE = /\btitle=(?:"([^"]*)"|'([^']*)'|(\S+))/
const RANGES = /\{([\d,\s-]+)\}/

/** `ts:line-numbers {1,3-4} title="a.ts"`. Ranges are clamped to the block, so a huge one costs nothing. */
export function parseFenceInfo(info: string, lineCount: number): FenceInfo {
  const titleMatch = TITLE.exec(info)
  const title = titleMatch?.[1] ?? titleMatch?.[2] ?? titleMatch?.[3]
  const rest = info.replace(TITLE, ' ')
  const marked = parseRanges(RANGES.exec(rest)?.[1] ?? '', lineCount)
  const [head = '', ...flags] = rest.replace(RANGES, ' ').trim().split(/\s+/)
  const [language = '', ...colonFlags] = head.split(':')
  return {
    language,
    ...(title !== undefined && title !== '' && { title }),
    marked,
    lineNumbers: colonFlags.some((flag) => flag.startsWith('line-numbers')),
    run: flags.includes('run'),
    fails: flags.includes('fails'),
    output: flags.includes('output'),
  }
}

function parseRanges(text: string, lineCount: number): Set<number> {
  const lines = new Set<number>()
  for (const part of text.split(',')) {
    const match = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part)
    if (!match) continue
    const from = Number(match[1])
    const to = Math.min(Number(match[2] ?? match[1]), lineCount)
    for (let line = Math.max(1, from); line <= to; line++) lines.add(line)
  }
  return lines
}
