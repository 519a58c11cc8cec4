import { copyText } from '#browser/clipboard.ts'

export async function copyCode(button: HTMLElement): Promise<void> {
  const code = button.closest('.code')
  if (!code || button.dataset['copied'] !== undefined) return
  if (await copyText(codeText(code))) sayCopied(button)
}

/** What a reader wants to paste: without removed lines, prompts, and what the terminal answered. */
function codeText(code: Element): string {
  const lines = code.querySelectorAll('.line:not([data-line=del], [data-out])')
  return Array.from(lines, (line) => {
    const prompt = line.querySelector('.prompt')?.textContent.length ?? 0
    return line.textContent.slice(prompt)
  }).join('\n')
}

/** Copies the file a link leads to. Where that fails the link is a link. */
export async function copyPage(link: HTMLElement): Promise<void> {
  const { href } = link as HTMLAnchorElement
  if (link.dataset['copied'] !== undefined) return
  try {
    const response = await fetch(href)
    if (response.ok && (await copyText(await response.text())))
      return sayCopied(link, document.body)
  } catch {
    // The browser says what is wrong with the connection.
  }
  location.assign(href)
}

/** S4.21, S9.9: how long a control says that it has copied, in milliseconds. */
const SAID = 2_000

/**
 * A control says that it has copied; the word is in its attributes, in the language of the page. It is
 * spoken from `elsewhere` where the control is a link, whose name must stay.
 */
function sayCopied(control: HTMLElement, elsewhere: HTMLElement = control): void {
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
