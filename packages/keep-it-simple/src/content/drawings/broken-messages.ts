import { breakText } from '#model/text-width.ts'

const MESSAGE = /^(\s*[^:%\n]*?-[->x)]+[^:\n]*:[ \t]*)(.+)$/
const NOTE = /^(\s*note (?:over|left of|right of) [^:\n]*:[ \t]*)(.+)$/i
const NAME = /^(\s*(?:participant|actor)[ \t]+\S+[ \t]+as[ \t]+)(.+)$/
const BREAK = /\s*<br\s*\/?>\s*/i

/** A sequence diagram with its words in lines of so many ems, so that those who talk can stand closer. */
export function brokenMessages(source: string, ems: number): string {
  const lines = source.split('\n').map((line) => {
    const [, head, words] = MESSAGE.exec(line) ?? NOTE.exec(line) ?? NAME.exec(line) ?? []
    if (head === undefined || words === undefined) return line
    const broken = words.split(BREAK).flatMap((part) => breakText(part.trim(), ems))
    return head + broken.join('<br/>')
  })
  return lines.join('\n')
}
