/**
 * Changes what is shown as little as two versions of a text differ: an open tab, a typed word and the
 * place of the reader stay. `before` is the text as it was written, because blocks have changed what
 * is shown of it since. Gives what is new.
 */
export function patchHtml(shown: Element, before: string, after: string): Element[] {
  const added: Element[] = []
  patchChildren(shown, parse(before), parse(after), added)
  return added
}

function parse(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}

function patchChildren(shown: Element, before: Node, after: Node, added: Element[]): void {
  const [now, old, next] = [shown, before, after].map(({ childNodes }) => [...childNodes]) as [
    ChildNode[],
    ChildNode[],
    ChildNode[],
  ]
  // A block has put something into it: what stands for what is not known.
  if (now.length !== old.length) {
    shown.replaceChildren(...next)
    added.push(shown)
    return
  }
  let start = 0
  while (start < Math.min(old.length, next.length) && old[start]!.isEqualNode(next[start]!)) start++
  let end = 0
  const most = Math.min(old.length, next.length) - start
  while (end < most && old.at(-1 - end)!.isEqualNode(next.at(-1 - end)!)) end++
  const [gone, come] = [old.length - end - start, next.length - end - start]
  if (gone === come) {
    for (let at = start; at < start + gone; at++)
      patchNode(now[at]!, old[at]!, next[at]!, shown, added)
    return
  }
  const following = now[old.length - end] ?? null
  for (const node of now.slice(start, start + gone)) node.remove()
  for (const node of next.slice(start, start + come)) {
    shown.insertBefore(node, following)
    added.push(node instanceof Element ? node : shown)
  }
}

function patchNode(
  now: ChildNode,
  old: ChildNode,
  next: ChildNode,
  parent: Element,
  added: Element[],
): void {
  if (old.isEqualNode(next)) return
  const isSameElement = now instanceof Element && old.cloneNode().isEqualNode(next.cloneNode())
  if (isSameElement && next instanceof Element) {
    if (!now.hasAttribute('data-live')) return patchChildren(now, old, next, added)
    // React draws an island it has taken over, but not the text of a page in a layout.
    if (!now.querySelector('.prose')) return
  }
  now.replaceWith(next)
  added.push(next instanceof Element ? next : parent)
}
