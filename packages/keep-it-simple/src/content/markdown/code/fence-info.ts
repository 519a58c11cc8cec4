/** What stands after the opening ``` of a code block. */
export interface FenceInfo {
  readonly language: string
  readonly title?: string
  /** 1-based numbers of marked lines. */
  readonly marked: ReadonlySet<number>
  readonly lineNumbers: boolean
  /** Number of the first line, where it is not 1. */
  readonly firstNumber?: number
  /** So many lines are shown; the others open on demand. */
  readonly collapsedLines?: number
  /** The one shown first among several. */
  readonly active: boolean
  /** Unknown `:flags`. */
  readonly unknownFlags: readonly string[]
  /** The block can be run; the output that follows is checked. */
  readonly run: boolean
  /** The program is meant to fail. */
  readonly fails: boolean
  /** `run=sqlite`: the tool, where a language has several. */
  readonly engine?: string
  /** Readers may run the program, and not change it. */
  readonly readonly: boolean
  /** What programs said that readers could change, before all could be. */
  readonly editable: boolean
  /** `session=a`: it goes on where the last block with that name ended. */
  readonly session?: string
  /** `setup=./shop.sql`: a file that is run first. */
  readonly setup?: string
  /** The block is what the program above it reads. */
  readonly input: boolean
  /** The block is the output of the one before it. */
  readonly output: boolean
  /** `of=figures/a.py`: the script that printed it, and its parts. */
  readonly of?: string
  /** `was="Go 1.19.8"`: the output of another version. */
  readonly was?: string
  /** Its script was run once and is not run again. */
  readonly recorded: boolean
  /** A result that nobody here has run. */
  readonly notExecuted: boolean
  /** It looks like a result and is none. */
  readonly noResult: boolean
}

/** Lines of a collapsed block that says no number. */
const COLLAPSED_LINES = 15
const MAX_NUMBER = 1_000_000

const TITLE = /\btitle=(?:"([^"]*)"|'([^']*)'|(\S+))/
/** `[a.ts]`, as other tools write a title. */
const BRACKETS = /(?:^|\s)\[([^\][]+)\]/
/** `session=a`, `setup=./shop.sql`, `run=sqlite`, `of=figures/a.py`; a value with spaces stands in quotes. */
const VALUES = /(?:^|\s)(session|setup|run|of|was)=(?:"([^"]*)"|'([^']*)'|(\S+))/g
const RANGES = /\{([\d,\s-]+)\}/

/** `ts:line-numbers {1,3-4} title="a.ts"`. Ranges are clamped to the block, so a huge one costs nothing. */
export function parseFenceInfo(info: string, lineCount: number): FenceInfo {
  const titleMatch = TITLE.exec(info) ?? BRACKETS.exec(info)
  const title = titleMatch?.[1] ?? titleMatch?.[2] ?? titleMatch?.[3]
  const untitled = titleMatch ? info.replace(titleMatch[0], ' ') : info
  const values = new Map(
    [...untitled.matchAll(VALUES)].map(([, name, ...forms]) => [name, forms.find((one) => one)]),
  )
  const rest = untitled.replace(VALUES, ' ')
  const names = ['run', 'session', 'setup', 'of', 'was']
  const [engine, session, setup, of, was] = names.map((name) => values.get(name))
  const marked = parseRanges(RANGES.exec(rest)?.[1] ?? '', lineCount)
  const [head = '', ...flags] = rest.replace(RANGES, ' ').trim().split(/\s+/)
  const [language = '', ...colonFlags] = head.split(':')
  // A flag may stand apart from the language: `ts :line-numbers`.
  for (const flag of flags) if (flag.startsWith(':')) colonFlags.push(...flag.slice(1).split(':'))
  return {
    language,
    ...(title !== undefined && title !== '' && { title }),
    marked,
    ...parseFlags(colonFlags),
    run: flags.includes('run') || engine !== undefined,
    ...(engine !== undefined && { engine }),
    ...(session !== undefined && { session }),
    ...(setup !== undefined && { setup }),
    fails: flags.includes('fails'),
    readonly: flags.includes('readonly'),
    editable: flags.includes('editable'),
    input: flags.includes('input'),
    output: flags.includes('output'),
    ...(of !== undefined && { of }),
    ...(was !== undefined && { was }),
    recorded: flags.includes('recorded'),
    notExecuted: flags.includes('not-executed'),
    noResult: flags.includes('no-result'),
  }
}

type Flags = Pick<
  FenceInfo,
  'lineNumbers' | 'firstNumber' | 'collapsedLines' | 'active' | 'unknownFlags'
>

/** `:line-numbers=5`, `:collapsed-lines`, `:active`; `:no-…` takes one back. */
function parseFlags(flags: readonly string[]): Flags {
  const given = new Map<string, number | undefined>()
  const unknownFlags: string[] = []
  for (const flag of flags) {
    const match = /^(no-)?(line-numbers|collapsed-lines|active)(?:=(\d+))?$/.exec(flag)
    if (!match) unknownFlags.push(flag)
    else if (match[1] !== undefined) given.delete(match[2]!)
    else given.set(match[2]!, match[3] === undefined ? undefined : Number(match[3]))
  }
  const firstNumber = given.get('line-numbers')
  const collapsed = given.get('collapsed-lines') ?? COLLAPSED_LINES
  return {
    lineNumbers: given.has('line-numbers'),
    ...(firstNumber !== undefined && { firstNumber: Math.min(firstNumber, MAX_NUMBER) }),
    ...(given.has('collapsed-lines') && { collapsedLines: Math.max(1, collapsed) }),
    active: given.has('active'),
    unknownFlags,
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
