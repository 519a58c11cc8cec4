import { breakText } from '#model/text-width.ts'

const MESSAGE = /^(\s*[^:%\n]*?-[->x)]+[^:\n]*:[ \t]*)(.+)$/
const NOTE = /^(\s*note (?:over|left of|right of) [^:\n]*:[ \t]*)(.+)$/i
const NAME = /^(\s*(?:participant|actor)[ \t]+\S+[ \t]+as[ \t]+)(.+)$/
const LABEL = /\|("?)([^|"\n]+)\1\|/g
const BREAK = /\s*<br\s*\/?>\s*/i

/** A graph with the words on its lines broken likewise. */
export function brokenLabels(source: string, ems: number): string {
  return source.replaceAll(
    LABEL,
    (_, quote: string, words: string) => `|${quote}${inLines(words, ems)}${quote}|`,
  )
}

const inLines = (words: string, ems: number): string =>
  words
    .split(BREAK)
    .flatMap((part) => breakText(part.trim(), ems))
    .join('<br/>')

/** A sequence diagram with its words in lines of so many ems, so that those who talk can stand closer. */
export function brokenMessages(source: string, ems: number): string {
  const lines = source.split('\n').map((line) => {
    const [, head, words] = MESSAGE.exec(line) ?? NOTE.exec(line) ?? NAME.exec(line) ?? []
    if (head === undefined || words === undefined) return line
    return head + inLines(words, ems)
  })
  return lines.join('\n')
}
