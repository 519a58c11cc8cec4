import { isIsland, type PageBody } from '#model/body.ts'

/**
 * The text of a page. HTML runs are set as they are; in a prerendered page they are empty in the
 * hydration data, and React keeps the document's own nodes. It must only be remounted with the page.
 */
export function Body({ body }: { readonly body: PageBody }) {
  const [first] = body
  if (body.length === 1 && first && !isIsland(first))
    return <Run className="prose" html={first.html} />
  return (
    <div className="prose">
      {body.map((node, index) => (isIsland(node) ? null : <Run key={index} html={node.html} />))}
    </div>
  )
}

function Run({ html, className }: { readonly html: string; readonly className?: string }) {
  return (
    <div
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
