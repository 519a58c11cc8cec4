import type { PageData } from '#model/page.ts'

/**
 * The texts of the prerendered document, put back into its lean data. React needs them only when it
 * finds the document changed by somebody else (an extension, a translator) and draws the page anew:
 * then nothing may be lost.
 */
export function restoreTexts(page: PageData, root: ParentNode): PageData {
  if (import.meta.env.DEV) return page
  if (page.type === 'content') {
    const { discussion } = page
    const html = discussion && textsOf(root, 'main .said')()
    return {
      ...page,
      body: textsOf(root, 'main .prose')(),
      ...(discussion && { discussion: { ...discussion, html: html! } }),
    }
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
