/** The text of a page, as it was compiled. */
export function Body({ body }: { readonly body: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: body }} />
}
