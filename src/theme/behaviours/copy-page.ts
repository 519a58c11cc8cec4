import { copyText } from '#browser/clipboard.ts'

/** S9.9: how long it says that it has copied, in milliseconds. */
const SAID = 2_000

/** Copies the file a link leads to. Where that fails the link is a link. */
export async function copyPage(link: HTMLElement): Promise<void> {
  const { href } = link as HTMLAnchorElement
  const word = link.dataset['done'] ?? ''
  if (link.dataset['copied'] !== undefined) return
  const text = await fetch(href).then(
    (response) => (response.ok ? response.text() : undefined),
    () => undefined,
  )
  if (text === undefined || !(await copyText(text))) {
    location.assign(href)
    return
  }
  // Only an attribute: the application may be about to take the link over.
  link.dataset['copied'] = word
  const said = document.createElement('span')
  said.className = 'sr'
  said.role = 'status'
  document.body.append(said)
  // A live region speaks of what changes in it, not of what it comes with.
  said.textContent = word
  setTimeout(() => {
    delete link.dataset['copied']
    said.remove()
  }, SAID)
}
