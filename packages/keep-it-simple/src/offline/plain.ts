/** Some hosts move a document to another name; an answer that was moved is refused for a navigation. */
export function plain(response: Response): Response {
  if (!response.redirected) return response
  const { body, status, headers } = response
  return new Response(body, { status, headers })
}
