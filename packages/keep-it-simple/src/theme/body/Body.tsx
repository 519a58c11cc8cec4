import { EditedBody } from './EditedBody.tsx'

/**
 * The text of a page, set as it is; in a prerendered page it is empty in the hydration data, and React
 * keeps the document's own nodes. It must only be remounted with the page.
 */
export function Body({ body }: { readonly body: string }) {
  if (import.meta.env.DEV) return <EditedBody body={body} />
  return (
    <div className="prose" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: body }} />
  )
}
