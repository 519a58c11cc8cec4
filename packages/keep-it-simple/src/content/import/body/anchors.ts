import Slugger, { slug } from 'github-slugger'
import createMarkdownIt from 'markdown-it'
import { maskFences } from '../mask-code.ts'

const HEADING = /^ {0,3}(#{1,6})[ \t]+(.+?)(?:[ \t]+#+)?[ \t]*$/gm
const OWN_ID = /\s*\{#([\w\p{L}-]+)[^}]*\}\s*$/u
const BADGE = /\[![a-z]+ ([^\]]*)\]/gi
const inline = createMarkdownIt()

/** The ids of a page's headings now, by those they had; `before` makes an old one. */
export function movedAnchors(
  markdown: string,
  before: (heading: string) => string,
): ReadonlyMap<string, string> {
  const slugger = new Slugger()
  const known = new Map<string, number>()
  const moved = new Map<string, string>()
  for (const match of maskFences(markdown).matchAll(HEADING)) {
    const written = match[2] ?? ''
    const own = OWN_ID.exec(written)?.[1]
    const plain = written.replace(OWN_ID, '')
    // The words of a badge count here, and did not there.
    const text = headingText(plain.replace(BADGE, '$1'))
    const id = slugger.slug(own ?? (slug(text) === '' ? 'section' : text), own !== undefined)
    const old = own ?? before(headingText(plain.replace(BADGE, '')))
    const count = known.get(old) ?? 0
    known.set(old, count + 1)
    const wanted = count === 0 ? old : `${old}-${count}`
    if (!moved.has(wanted)) moved.set(wanted, id)
  }
  return moved
}

/** Its words; icons are none. */
function headingText(written: string): string {
  const plain = written.replace(/::[\w-]+:[^:]*::/gi, '')
  const [token] = inline.parseInline(plain, {})
  return (token?.children ?? [])
    .map(({ type, content }) =>
      type === 'text' || type === 'code_inline' || type === 'text_special' || type === 'image'
        ? content
        : '',
    )
    .join('')
    .trim()
}
