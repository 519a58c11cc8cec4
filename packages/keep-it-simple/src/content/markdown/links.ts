import type { MarkdownIt, Token } from 'markdown-it'
import {
  decodePath,
  encodePath,
  fromPathname,
  isExternal,
  normalizeAddress,
  resolvePath,
  splitLink,
} from '#model/path.ts'
import { refMark } from '#model/page-store.ts'
import { pageEnv, type PageEnv } from './page-env.ts'
import { PositionFinder } from './position-finder.ts'

/** Records every link with its place in the file, and writes internal ones as final addresses. */
export function links(md: MarkdownIt): void {
  md.core.ruler.push('links', (state) => {
    const env = pageEnv(state.env)
    let map: readonly [number, number] = [0, 1]
    for (const block of state.tokens) {
      // Cells of a table have no lines of their own: their row has.
      map = block.map ?? map
      if (block.type !== 'inline' || !block.children) continue
      const finder = new PositionFinder(env, map)
      for (const [index, token] of block.children.entries()) {
        if (token.type !== 'link_open') continue
        const href = String(token.attrGet('href') ?? '')
        if (href === '' || isExternal(href)) continue
        const text = textFrom(block.children, index + 1)
        env.links.push({ href, ...finder.find(href), ...(text !== '' && { text }) })
        token.attrSet('href', finalHref(href, env))
      }
    }
  })
}

/** What a link says: the words and code up to its end. */
function textFrom(tokens: readonly Token[], start: number): string {
  let text = ''
  for (let at = start; tokens[at] !== undefined && tokens[at]!.type !== 'link_close'; at++) {
    const { type, content } = tokens[at]!
    if (type === 'text' || type === 'code_inline') text += content
    else if (type === 'softbreak' || type === 'hardbreak') text += ' '
  }
  return text.trim()
}

/** `./a.md` waits for the address of its page; addresses get one spelling; anchors stay. */
export function finalHref(href: string, env: Pick<PageEnv, 'file' | 'base' | 'refs'>): string {
  const { path, query, hash } = splitLink(href)
  if (path === '') return href
  const decoded = decodePath(path)
  if (/\.md$/i.test(decoded)) {
    const target = resolvePath(`/${env.file}`, decoded)
    if (target === undefined) return href
    return refMark(indexOfRef(env, target.slice(1))) + query + hash
  }
  const address = path.startsWith('/')
    ? (fromPathname(env.base, decoded) ?? decoded)
    : (resolvePath(`/${env.file}`, decoded) ?? decoded)
  return env.base.replace(/\/$/, '') + encodePath(normalizeAddress(address)) + query + hash
}

function indexOfRef(env: Pick<PageEnv, 'refs'>, file: string): number {
  const known = env.refs.indexOf(file)
  return known === -1 ? env.refs.push(file) - 1 : known
}
