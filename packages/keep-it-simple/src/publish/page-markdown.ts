import { isExternal, resolvePath, splitLink, decodePath } from '#model/path.ts'
import type { Entry } from './catalogue.ts'
import { figureTexts } from './figure-texts.ts'

/** What the links of a source may point to. */
export interface Surroundings {
  readonly absolute: (address: string) => string
  /** Address of a page by its file below `docs/`. */
  readonly pageOf: (file: string) => string | undefined
  /** Where a picture beside a page is published. */
  readonly pictureOf: (file: string) => string | undefined
}

interface Terms {
  readonly author: string
  readonly license: string
}

/** A page for programs that read Markdown: what it is, then the text with links that lead somewhere. */
export function pageMarkdown(
  source: string,
  { title, path, lang, created, updated, file = '' }: Entry,
  { author, license }: Terms,
  around: Surroundings,
): string {
  const front = Object.entries({
    title,
    url: around.absolute(path),
    lang,
    created,
    updated,
    author,
    license,
  })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  const text = figureTexts(withoutLocked(source.split('\n')))
  const lines = ['---', ...front, '---', '', `# ${title}`, '', ...linked(text, file, around)]
  const last = lines.findLastIndex((line) => line !== '')
  return `${lines.slice(0, last + 1).join('\n')}\n`
}

/**
 * What is behind a password in the page is not here either. Where a block ends is read generously:
 * better a line too many is left out than one too few.
 */
function withoutLocked(lines: readonly string[]): string[] {
  let depth = 0
  let fence: string | undefined
  return lines.filter((line) => {
    if (depth === 0 && !/:::\s*encrypt/.test(line)) return true
    const mark = fenceOf(line)
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined
      return false
    }
    fence = mark
    const [, name] = /:{3,}\s*(\S*)/.exec(line) ?? []
    if (name !== undefined) depth += name === '' ? -1 : 1
    return false
  })
}

const fenceOf = (line: string): string | undefined =>
  /^[\s>]*(?:[-*+]|\d+[.)])?\s*(`{3,}|~{3,})/.exec(line)?.[1]

const LINK = /(\]\(<?|^\s*\[[^\]]+\]:\s*<?)([^)\s>]+)/g

/** Links in code are examples and stay. */
function linked(lines: readonly string[], file: string, around: Surroundings): string[] {
  let fence: string | undefined
  return lines.map((line) => {
    const mark = fenceOf(line)
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined
      return line
    }
    if (mark !== undefined) {
      fence = mark
      return line
    }
    // Most lines have no link.
    if (!line.includes('](') && !line.includes(']:')) return line
    return line
      .split(/(`+[^`]*`+)/)
      .map((part, index) =>
        index % 2 === 1
          ? part
          : part.replace(
              LINK,
              (_, before: string, link: string) => before + target(link, file, around),
            ),
      )
      .join('')
  })
}

function target(link: string, file: string, { absolute, pageOf, pictureOf }: Surroundings): string {
  const { path, query, hash } = splitLink(link)
  if (isExternal(link) || path === '') return link
  const inside = resolvePath(`/${file}`, decodePath(path))
  if (inside === undefined) return link
  const address = pageOf(inside.slice(1)) ?? pictureOf(inside.slice(1))
  if (address !== undefined) return absolute(address) + query + hash
  return path.startsWith('/') ? absolute(inside) + query + hash : link
}
