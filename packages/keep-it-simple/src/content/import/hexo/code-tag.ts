import { ticksAround, type Line } from '../body/lines.ts'

/** What a code block of Hexo says of itself. */
export interface CodeOptions {
  readonly lang: string
  readonly title: string
  readonly url?: string
  readonly linkText?: string
  readonly firstLine: number
  readonly lineNumber?: boolean
  readonly mark: string
  /** What has no counterpart here. */
  readonly dropped: readonly string[]
}

const OPTION =
  /^(lang|line_number|line_threshold|first_line|wrap|mark|language_attr|highlight):(.*)$/

/** The arguments of `{% codeblock %}`; of a fence, whose first word is the language. */
export function readCodeOptions(args: readonly string[], isFence = false): CodeOptions {
  const words = [...args]
  let lang = isFence ? (words.shift() ?? '') : ''
  let firstLine = 1
  let lineNumber: boolean | undefined
  let mark = ''
  const dropped: string[] = []
  const said: string[] = []
  for (const word of words) {
    const [, key, value = ''] = OPTION.exec(word) ?? []
    if (key === undefined) said.push(word)
    else if (key === 'lang') lang = value
    else if (key === 'first_line') firstLine = Number(value) || 1
    else if (key === 'line_number') lineNumber = value === 'true'
    else if (key === 'mark') mark = value
    else dropped.push(word)
  }
  const at = said.findIndex((word) => /^https?:\/\//.test(word) || (isFence && /^\/\S/.test(word)))
  const title = (at === -1 ? said : said.slice(0, at)).join(' ')
  const linkText = at === -1 ? '' : said.slice(at + 1).join(' ')
  return {
    lang,
    title,
    firstLine,
    mark: shifted(mark, firstLine),
    dropped,
    ...(at !== -1 && { url: said[at]! }),
    ...(linkText !== '' && { linkText }),
    ...(lineNumber !== undefined && { lineNumber }),
  }
}

/** Hexo counts marked lines from the first number, we from the first line. */
const shifted = (mark: string, first: number): string =>
  mark
    .split(',')
    .filter((part) => /^\d+(?:-\d+)?$/.test(part))
    .map((part) =>
      part
        .split('-')
        .map((number) => Number(number) - first + 1)
        .sort((a, b) => a - b)
        .join('-'),
    )
    .join(',')

/** What stands behind the ticks of a fence of ours. */
export function fenceInfo({ lang, title, firstLine, lineNumber, mark }: CodeOptions): string {
  const numbers =
    firstLine > 1 ? `:line-numbers=${firstLine}` : lineNumber === true ? ':line-numbers' : ''
  return [
    `${lang === '' && (numbers !== '' || mark !== '' || title !== '') ? 'text' : lang}${numbers}`,
    mark === '' ? '' : `{${mark}}`,
    title === '' ? '' : `title="${title.replaceAll('"', "'")}"`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}

/** A whole listing; the source of the code is linked below it. */
export function listing(
  options: CodeOptions,
  inner: readonly Line[],
  at: number,
  indent = '',
): Line[] {
  const first = inner.findIndex(({ text }) => text.trim() !== '')
  const last = inner.findLastIndex(({ text }) => text.trim() !== '')
  const code = first === -1 ? [] : inner.slice(first, last + 1)
  const end = code.at(-1)?.line ?? at
  const ticks = ticksAround(code)
  const link =
    options.url === undefined
      ? []
      : [
          { text: '', line: at },
          { text: `${indent}[${options.linkText ?? options.url}](${options.url})`, line: at },
        ]
  return [
    { text: `${indent}${ticks}${fenceInfo(options)}`, line: at },
    ...code.map(({ text, line }) => ({ text: text === '' ? '' : indent + text, line })),
    { text: indent + ticks, line: end },
    ...link,
  ]
}
