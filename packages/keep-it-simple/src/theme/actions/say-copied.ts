/** S4.21, S9.9: how long a control says that it has copied, in milliseconds. */
const SAID = 2_000

/**
 * A control says that it has copied; the word is in its attributes, in the language of the page.
 * What React may be about to take over gets nothing but an attribute; the voice is `elsewhere` then.
 */
export function sayCopied(control: HTMLElement, elsewhere: HTMLElement = control): void {
  const word = control.dataset['done'] ?? ''
  control.dataset['copied'] = word
  const said = document.createElement('span')
  said.className = 'sr'
  said.role = 'status'
  elsewhere.append(said)
  // A live region speaks of what changes in it, not of what it comes with.
  said.textContent = word
  setTimeout(() => {
    delete control.dataset['copied']
    said.remove()
  }, SAID)
}
