import { useLayoutEffect, useState } from 'react'

/**
 * The place of the editor, where the listing stands otherwise. The listing stays, unseen, and holds what
 * the reader wrote: it is what is copied.
 */
export function useListing(block: HTMLElement, isEdited: boolean, text: string): HTMLElement {
  const [holder] = useState(() => document.createElement('div'))
  const [listing] = useState(() => block.querySelector('pre')!)
  useLayoutEffect(() => {
    if (!isEdited) return undefined
    const written = [...listing.childNodes]
    const rest = block.querySelector('.code-rest')
    listing.before(holder)
    listing.toggleAttribute('hidden', true)
    rest?.remove()
    return () => {
      holder.remove()
      listing.replaceChildren(...written)
      listing.toggleAttribute('hidden', false)
      if (rest) listing.after(rest)
    }
  }, [block, holder, listing, isEdited])
  useLayoutEffect(() => {
    if (!isEdited) return
    const code = document.createElement('code')
    for (const content of text.replace(/\n$/, '').split('\n')) {
      const line = document.createElement('span')
      line.className = 'line'
      line.textContent = content
      code.append(line)
    }
    listing.replaceChildren(code)
  }, [listing, isEdited, text])
  return holder
}
