import { useLayoutEffect, useRef, useState } from 'react'
import { noteEdit, noteNavigation } from './edit-state.ts'
import { patchHtml } from './patch-html.ts'

/** The text of a page while it is written: an edit changes what it says, and nothing around it. */
export function EditedBody({ body }: { readonly body: string }) {
  const element = useRef<HTMLDivElement>(null)
  // React sets it once; later texts are put in below.
  const [first] = useState({ __html: body })
  const shown = useRef({ body, path: '' })
  useLayoutEffect(() => {
    const { pathname: path } = location
    const before = shown.current
    shown.current = { body, path }
    if (before.path === '') return
    if (before.path === path)
      noteEdit(before.body === body ? [] : patchHtml(element.current!, before.body, body))
    else {
      noteNavigation()
      element.current!.innerHTML = body
    }
  })
  return (
    <div ref={element} className="prose" suppressHydrationWarning dangerouslySetInnerHTML={first} />
  )
}
