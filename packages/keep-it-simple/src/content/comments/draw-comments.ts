import createMarkdownIt from 'markdown-it'
import { toSiteTime } from '#model/date.ts'
import { escapeHtml } from '#model/escape-html.ts'
import type { SavedComment } from './discussions-file.ts'

/**
 * Comments are written by anybody: no HTML, no pictures that would ask other hosts, no headings
 * among those of the page.
 */
const markdown = createMarkdownIt({ html: false, linkify: true, breaks: true }).disable([
  'image',
  'heading',
  'lheading',
])
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false })
markdown.renderer.rules['link_open'] = (tokens, index, options, _env, renderer) => {
  tokens[index]!.attrSet('rel', 'nofollow ugc')
  return renderer.renderToken(tokens, index, options)
}

type Said = Omit<SavedComment, 'replies'>

/** What was said, as HTML of the page. */
export function drawComments(comments: readonly SavedComment[], timeZone: string): string {
  const item = ({ author, at, url, body }: Said, replies = '') => {
    const time = toSiteTime(Date.parse(at), timeZone)
    const who = author === undefined ? 'ghost' : author
    return (
      `<li><p class="said-by"><strong>${escapeHtml(who)}</strong> ` +
      `<a href="${escapeHtml(url)}" rel="nofollow ugc"><time datetime="${time}">${time.slice(0, 10)}</time></a></p>` +
      `<div dir="auto">${markdown.render(body)}</div>${replies}</li>`
    )
  }
  const list = (items: readonly string[]) =>
    items.length === 0 ? '' : `<ol>${items.join('')}</ol>`
  return list(
    comments.map(({ replies, ...one }) => item(one, list(replies.map((reply) => item(reply))))),
  )
}

export const countComments = (comments: readonly SavedComment[]): number =>
  comments.reduce((sum, { replies }) => sum + 1 + replies.length, 0)
