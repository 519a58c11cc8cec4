const INDENTED = /^(?: {4}|\t)/
const INSIDE_LIST = /^(?:\s|[-*+:] |\d+[.)] )/
const BLANK = (text: string): string => text.replace(/[^\n]/g, ' ')

/** The same text with all code blanked out: what looks like a link in a program is none. */
export const maskCode = (markdown: string): string =>
  maskBlocks(markdown).replace(/(?<!`)(`+)(?!`)((?:(?!\n[ \t]*\n)[\s\S])*?[^`])\1(?!`)/g, BLANK)

/** The same with code blocks and comments blanked out. */
export const maskBlocks = (markdown: string): string =>
  maskFences(markdown).replace(/<!--[\s\S]*?-->/g, BLANK)

/** The same with code blocks blanked out. */
export function maskFences(markdown: string): string {
  const masked: string[] = []
  let fence: string | undefined
  let above = ''
  let free = true
  for (const line of markdown.split('\n')) {
    const found = /^(?:[ \t>]|[-*+] |\d+[.)] )*(`{3,}|~{3,})(.*)$/.exec(line)
    const mark = found?.[1] ?? ''
    if (fence !== undefined) {
      const closes = mark.startsWith(fence) && found?.[2]?.trim() === ''
      if (closes) fence = undefined
      masked.push(BLANK(line))
    } else if (mark !== '' && !(mark.startsWith('`') && found?.[2]?.includes('`'))) {
      fence = mark
      masked.push(BLANK(line))
    } else if (INDENTED.test(line) && free) masked.push(BLANK(line))
    else {
      masked.push(line)
      if (line.trim() !== '') above = line
    }
    // Indented text is code below an empty line, unless it belongs to a list.
    free = line.trim() === '' ? !INSIDE_LIST.test(above) : free && INDENTED.test(line)
  }
  return masked.join('\n')
}
