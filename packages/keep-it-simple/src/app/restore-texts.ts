import type { PageBody } from '#model/body.ts'
import type { PageData } from '#model/page.ts'

/**
 * The texts of the prerendered document, put back into its lean data. React needs them only when it
 * finds the document changed by somebody else (an extension, a translator) and draws the page anew:
 * then nothing may be lost.
 */
export function restoreTexts(page: PageData, root: ParentNode): PageData {
  if (page.type === 'content') {
    const next = textsOf(root, 'main .prose')
    return { ...page, body: fill(page.body, next) }
  }
  if (page.type !== 'posts') return page
  const next = textsOf(root, 'main .excerpt')
  const posts = page.list.posts.map((post) =>
    post.excerpt === undefined ? post : { ...post, excerpt: next() },
  )
  return { ...page, list: { ...page.list, posts } }
}

/** One after the other, in the order of the document. */
function textsOf(root: ParentNode, selector: string): () => string {
  const elements = root.querySelectorAll(selector)
  let at = 0
  return () => elements[at++]?.innerHTML ?? ''
}

function fill(body: PageBody, next: () => string): PageBody {
  return body.map((node) => {
    if ('html' in node) return { html: next() }
    if ('tag' in node) return { ...node, children: fill(node.children, next) }
    const slots = Object.entries(node.slots).map(
      ([name, slot]) => [name, fill(slot, next)] as const,
    )
    return { ...node, slots: Object.fromEntries(slots) }
  })
}
