import type { Policy, PolicyDirective } from './deploy.ts'
import type { HeadTag } from './head.ts'

/** What a link asks for, by its `rel` or by the `as` of a preload. */
const LINKED: Readonly<Record<string, PolicyDirective>> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  'shortcut icon': 'img-src',
  'apple-touch-icon': 'img-src',
  modulepreload: 'script-src',
  script: 'script-src',
  style: 'style-src',
  font: 'font-src',
  image: 'img-src',
  fetch: 'connect-src',
}

/**
 * What to do about a tag the site's own policy would block, or that cannot be written as it is; absent
 * where it will work. Nothing is ever written into a page only to be refused by the browser.
 */
export function headFault([tag, attributes, content = '']: HeadTag): string | undefined {
  const handler = Object.keys(attributes).find((name) => /^on/i.test(name))
  if (handler !== undefined)
    return `Remove \`${handler}\`: the policy of the site runs no script in attributes. Write it as a script of its own.`
  if (tag === 'base')
    return 'Remove it: the policy of the site refuses it, and its links are whole addresses already.'
  if (tag === 'meta' && /^content-security-policy/i.test(String(attributes['http-equiv'] ?? '')))
    return 'Remove it, and name what is missing in `deploy.allow`: the site has a policy of its own.'
  const address = attributes[tag === 'link' ? 'href' : 'src']
  if (loads([tag, attributes]) && typeof address === 'string' && /^(?:http:)?\/\//i.test(address))
    return 'Begin the address with `https://`, so that it can be named in the policy of the site.'
  if (tag === 'link' && attributes['rel'] === 'manifest' && originOf(address) !== undefined)
    return 'Put the manifest into `public/`: the policy of the site takes it from the site alone.'
  if (tag === 'script' && attributes['src'] !== undefined && content !== '')
    return 'Write either `src` or the script itself: a browser runs only the first.'
  if (tag === 'noscript' && /<(?!link\b|meta\b)/i.test(content))
    return 'Write only `<link>` and `<meta>` into it: anything else ends the head of a page.'
  if (/<\/|<!--/.test(content))
    return 'Write `<\\/` for `</` and leave out `<!--`: they could end the element they stand in.'
  return undefined
}

/** Hosts a page with these tags must be allowed to ask, by directive. */
export function headSources(tags: readonly HeadTag[]): Policy {
  const found: Partial<Record<PolicyDirective, string[]>> = {}
  const add = (directive: PolicyDirective, address: unknown) => {
    const origin = originOf(address)
    if (origin !== undefined) (found[directive] ??= []).push(origin)
  }
  for (const [tag, attributes, content = ''] of tags) {
    if (tag === 'script') add('script-src', attributes['src'])
    if (tag === 'link') {
      const directive = linkedBy(attributes)
      if (directive) add(directive, attributes['href'])
    }
    if (tag === 'noscript')
      for (const [, address] of content.matchAll(/<link\b[^>]*\bhref=["']?([^"'\s>]+)/gi))
        add('style-src', address)
    if (tag !== 'style') continue
    for (const [, address] of content.matchAll(/@import\s+(?:url\()?\s*["']?([^"')\s;]+)/gi))
      add('style-src', address)
    // A style does not say what it fetches: a font or a picture.
    for (const [, address] of content.matchAll(/(?<!@import\s)url\(\s*["']?([^"')\s]+)/gi)) {
      add('img-src', address)
      add('font-src', address)
    }
  }
  return found
}

/** Texts of the scripts or styles that stand in the page itself: the policy names their hashes. */
export const inlineTexts = (tags: readonly HeadTag[], kind: 'script' | 'style'): string[] =>
  tags.flatMap(([tag, { src }, content = '']) =>
    tag === kind && src === undefined && content !== '' ? [content] : [],
  )

const loads = ([tag, attributes]: HeadTag): boolean =>
  tag === 'script' || (tag === 'link' && linkedBy(attributes) !== undefined)

const linkedBy = ({ rel, as }: HeadTag[1]): PolicyDirective | undefined =>
  LINKED[String(rel === 'preload' ? as : rel).toLowerCase()]

function originOf(address: unknown): string | undefined {
  if (typeof address !== 'string' || !/^https:\/\//i.test(address)) return undefined
  return URL.canParse(address) ? new URL(address).origin : undefined
}
