import { escapeHtml } from '#model/escape-html.ts'

/** Controls and ornaments: of no use, or worse, where there is neither script nor style. */
const DROPPED = new Set(['button', 'input', 'select', 'textarea', 'script', 'style', 'template'])
const VOID = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'source', 'track', 'wbr'])
/** Attributes that mean something to any reader; those of MathML stay as well. */
const ALLOWED =
  /^(?:href|src|alt|title|id|width|height|lang|dir|datetime|cite|start|value|colspan|rowspan|scope|open|type|xmlns|display|math\w*|stretchy|fence|separator|lspace|rspace|columnalign|accent|viewBox|d|fill|stroke|points|c[xy]|r[xy]?|x[12]?|y[12]?|transform)$/
const TAG = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>"/]+(?:="[^"]*")?)*)\s*(\/?)>/g
const ATTRIBUTE = /([^\s=>"/]+)(?:="([^"]*)")?/g

/**
 * A page's text as feeds carry it: no controls, no classes, every link absolute. Our own HTML is
 * regular (lower case, quoted, closed), so tags can be found without a parser.
 */
export function plainHtml(html: string, page: string): string {
  let output = ''
  let from = 0
  /** Depth inside an element that is left out; 0 outside of any. */
  let depth = 0
  /** For each open span, whether it says anything; those of coloured code do not. */
  const spans: boolean[] = []
  for (const match of html.matchAll(TAG)) {
    const [whole, closing, name = '', written = '', selfClosed] = match
    if (depth === 0) output += html.slice(from, match.index)
    from = match.index + whole.length
    const isVoid = VOID.has(name) || selfClosed === '/'
    // Of a picture in several formats only the one that every reader can show.
    if (name === 'picture' || (name === 'source' && written.includes('srcset='))) continue
    if (depth > 0) {
      if (closing === '/') depth--
      else if (!isVoid) depth++
    } else if (closing === '/') {
      if (name !== 'span' || spans.pop()) output += `</${name}>`
    } else if (isDropped(name, written)) depth = isVoid ? 0 : 1
    else {
      const said = attributes(written, page)
      if (name === 'span') spans.push(said !== '')
      if (name !== 'span' || said !== '') output += `<${name}${said}${selfClosed}>`
      // A note below the text does not say by itself which abbreviation it explains.
      const [, term] = /\sdata-term="([^"]*)"/.exec(written) ?? []
      if (term !== undefined) output += `<b>${term}</b>`
    }
  }
  return output + html.slice(from)
}

/** Controls are, but for the link around a picture. */
function isDropped(name: string, written: string): boolean {
  return (
    DROPPED.has(name) ||
    /\s(?:aria-hidden="true"|data-action(?!="view")|data-form="phone"|hidden|role="radiogroup")(?=[\s="]|$)/.test(
      `${written} `,
    ) ||
    /\sclass="(?:[^"]*\s)?(?:anchor|sr|island|island-state)(?:\s[^"]*)?"/.test(written)
  )
}

function attributes(written: string, page: string): string {
  let output = ''
  for (const [, name = '', value] of written.matchAll(ATTRIBUTE)) {
    if (!ALLOWED.test(name) || (name === 'id' && value?.startsWith(':'))) continue
    const isLink = name === 'href' || name === 'src'
    const shown = value !== undefined && isLink ? absoluteLink(value, page) : value
    output += shown === undefined ? ` ${name}` : ` ${name}="${shown}"`
  }
  return output
}

function absoluteLink(value: string, page: string): string {
  const link = value.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  return URL.canParse(link, page) ? escapeHtml(new URL(link, page).href) : value
}
