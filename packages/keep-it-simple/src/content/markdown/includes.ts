import { fixIn } from '#model/fix.ts'
import { resolvePath, decodePath } from '#model/path.ts'
import { splitSource } from '../source.ts'
import { includeLine, partOf, type IncludeTarget } from './include-line.ts'
import { report, type PageEnv } from './page-env.ts'
import { readSource, type Reader } from './sources.ts'

/** Deeper than any text is built up; a chain this long is a mistake. */
const MAX_DEPTH = 5
/** A page with its parts may be as large as a page. */
const MAX_LINES = 200_000

interface Line {
  readonly text: string
  /** Where it stands: in the page or in a part, counted from one. */
  readonly file: string
  readonly line: number
  /** The line of the page it came in with. */
  readonly pageLine: number
}

export interface Spliced {
  readonly text: string
  /** Moves what was found to where it was written. */
  readonly restore: (env: PageEnv) => void
}

/** Puts the lines of other files where `<!-- @include: ./part.md -->` names them, before parsing. */
export function spliceIncludes(markdown: string, reader: Reader, firstLine: number): Spliced {
  if (!markdown.includes('@include')) return { text: markdown, restore: () => undefined }
  const own = markdown.split('\n').map((text, index) => {
    const line = firstLine + index
    return { text, file: reader.file, line, pageLine: line }
  })
  const lines = splice(own, reader, [reader.file], { left: MAX_LINES })
  return {
    text: lines.map(({ text }) => text).join('\n'),
    restore: restorer(lines, firstLine, reader.diagnostics.length),
  }
}

/** How many more lines a page may take in, over all of its parts. */
interface Allowance {
  left: number
}

function splice(
  lines: readonly Line[],
  reader: Reader,
  chain: readonly string[],
  allowance: Allowance,
): Line[] {
  const state = { fence: undefined as string | undefined }
  return lines.flatMap((line) => {
    const target = includeLine(line.text, state)
    const here = { ...reader, file: line.file }
    if (target === 'wrong') {
      const message =
        '`@include` is not alone on its line, or is not understood; nothing is put in.'
      const remedy = 'Write `<!-- @include: ./part.md -->` on a line of its own.'
      report(here, { severity: 'error', code: 'bad-include', message, remedy }, { line: line.line })
      return [line]
    }
    return target === undefined ? [line] : takeIn(target, line, here, chain, allowance)
  })
}

function takeIn(
  target: IncludeTarget,
  at: Line,
  here: Reader,
  chain: readonly string[],
  allowance: Allowance,
): Line[] {
  const wrong = (message: string, remedy: string): Line[] => {
    report(here, { severity: 'error', code: 'bad-include', message, remedy }, { line: at.line })
    return []
  }
  if (target.path.startsWith('@/')) {
    const message = `\`${target.path}\`: \`@\` is the folder of the sources in VitePress; here it means nothing.`
    const remedy = `Write \`${target.path.slice(1)}\`: a slash at the start is \`docs/\`.`
    const place = { file: `docs/${at.file}`, line: at.line, text: at.text }
    const fix = fixIn(place, target.path, target.path.slice(1))
    const problem = { severity: 'error', code: 'foreign-syntax', message, remedy, ...fix } as const
    report(here, problem, { line: at.line })
    return []
  }
  const file = resolvePath(`/${here.file}`, decodePath(target.path))?.slice(1)
  if (file !== undefined && chain.includes(file))
    return wrong(
      `\`${target.path}\` includes itself.`,
      `Break the circle ${chain.join(' → ')} → ${file}.`,
    )
  if (chain.length > MAX_DEPTH)
    return wrong(
      `Parts include parts more than ${MAX_DEPTH} deep.`,
      'Include the last one directly.',
    )
  if (file !== undefined && !/\.md$/i.test(file))
    return wrong(`\`${target.path}\` is not Markdown.`, 'Include `.md` files; show others as code.')
  const text = readSource(here, target.path, at.line)
  if (text === undefined || file === undefined) return []
  const { source } = splitSource(`docs/${file}`, text)
  const part = partOf(source.markdown.split('\n'), source.markdownLine, target)
  if (part === undefined)
    return wrong(
      target.region === undefined
        ? `\`${target.path}\` has no such lines.`
        : `\`${target.path}\` has no region \`${target.region}\`.`,
      target.region === undefined
        ? 'Name lines of its text, below the front matter.'
        : `Put \`<!-- #region ${target.region} -->\` and \`<!-- #endregion -->\` around it.`,
    )
  allowance.left -= part.length
  if (allowance.left < 0)
    return wrong('The parts of this page have too many lines.', 'Include less of them.')
  const lines = part.map(({ text: words, line }) => ({
    text: words === '' ? '' : target.indent + words,
    file,
    line,
    pageLine: at.pageLine,
  }))
  return splice(lines, { ...here, file }, [...chain, file], allowance)
}

/** Rules count the lines of the joined text; a mistake is reported in the file it comes from. */
function restorer(
  lines: readonly Line[],
  firstLine: number,
  placed: number,
): (env: PageEnv) => void {
  return (env) => {
    const shown = `docs/${env.file}`
    env.diagnostics.forEach((one, index) => {
      const origin = lines[(one.line ?? 0) - firstLine]
      // What reading the parts found has its place already.
      if (!origin || one.file !== shown || index < placed) return
      const place = { file: `docs/${origin.file}`, line: origin.line }
      env.diagnostics[index] = {
        ...one,
        ...place,
        ...(one.fix?.file === shown && { fix: { ...one.fix, ...place } }),
      }
    })
    env.links.forEach((link, index) => {
      const origin = lines[link.line - firstLine]
      if (!origin) return
      // Links are checked later and for the page, so they point to the line that took them in.
      const { column, ...rest } = link
      const own = origin.file === env.file
      env.links[index] = {
        ...rest,
        line: origin.pageLine,
        ...(own && column !== undefined && { column }),
      }
    })
  }
}
