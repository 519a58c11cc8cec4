import { codeLines, type Line } from '../body/lines.ts'
import { noted, shown, type Notes } from '../note.ts'

const EMBED = /^(\s*)@\[(\w+)([^\]]*)\]\(([^()\s]*)(?:\s+"([^"]*)")?\)\s*$/

/** Pages of services that are embedded there and linked to here. */
const LINKS: Readonly<Record<string, (id: string, words: readonly string[]) => string>> = {
  codepen: (id) => `https://codepen.io/${id.replace(/^([^/]+)\/(?!pen\/)/, '$1/pen/')}`,
  replit: (id) => `https://replit.com/${id.startsWith('@') ? id : `@${id}`}`,
  codesandbox: (id) => `https://codesandbox.io/s/${id.split('/').pop()}`,
  jsfiddle: (id) => `https://jsfiddle.net/${id}`,
  caniuse: (id) => `https://caniuse.com/${id}`,
  acfun: (id) => `https://www.acfun.cn/v/${id}`,
}

/** `@[codepen](…)` and other embeds that are not here become links; players keep only what we have. */
export function convertEmbeds(lines: readonly Line[], notes: Notes): Line[] {
  const code = codeLines(lines)
  return lines.map((one, at) => {
    const match = code[at] ? null : EMBED.exec(one.text)
    if (!match) return one
    const [, indent = '', name = '', said = '', target = '', title] = match
    const words = said
      .trim()
      .split(/\s+/)
      .filter((word) => word !== '')
    const written = rewritten(name, words, target, title)
    if (written === undefined || indent + written === one.text) return one
    notes.changes.push(noted(`${shown(one.text.trim())} became ${shown(written)}.`, one.line))
    return { ...one, text: indent + written }
  })
}

function rewritten(
  name: string,
  words: readonly string[],
  target: string,
  title?: string,
): string | undefined {
  const caption = title === undefined ? '' : ` "${title}"`
  const service = name.toLowerCase()
  const link = Object.hasOwn(LINKS, service) ? LINKS[service] : undefined
  if (link) {
    const url = link(target, words)
    return `[${title ?? url}](${url})`
  }
  // A part of a video, its size and its share of the screen are not chosen here.
  if (name === 'bilibili' || name === 'youtube') {
    const id = name === 'bilibili' ? /BV\w{10}/.exec(`${target} ${words.join(' ')}`)?.[0] : target
    const start = /\b(?:time|start|t)=(\S+)/.exec(words.join(' '))?.[1]
    const seconds = start === undefined ? undefined : secondsOf(start)
    return id === undefined
      ? undefined
      : `@[${name}${seconds === undefined ? '' : ` t=${seconds}`}](${id}${caption})`
  }
  if (name === 'artPlayer') return `@[video](${target}${caption})`
  if (name === 'pdf') return `@[pdf](${target}${caption})`
  return undefined
}

/** `90`, or `1:30`. */
const secondsOf = (time: string): number =>
  time.split(':').reduce((sum, part) => sum * 60 + (Number(part) || 0), 0)
