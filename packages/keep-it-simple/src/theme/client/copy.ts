import { copyText } from '#browser/clipboard.ts'

/** S4.21, S9.9: how long a control says that it has copied, in milliseconds. */
const SAID = 2_000

/** Copies a program, or the file a link leads to. Where the file cannot be copied the link is a link. */
export async function copy(control: HTMLElement): Promise<void> {
  if (control.dataset['copied'] !== undefined) return
  const link = control instanceof HTMLAnchorElement ? control : undefined
  const text = link ? await textAt(link.href) : codeText(control.closest('.code')!)
  // The name of a link must stay: it is spoken from elsewhere.
  if (text !== undefined && (await copyText(text)))
    sayCopied(control, link ? document.body : control)
  else if (link) location.assign(link.href)
}

const textAt = (href: string): Promise<string | undefined> =>
  fetch(href).then(
    (response) => (response.ok ? response.text() : undefined),
    () => undefined,
  )

/** What a reader wants to paste: without removed lines, prompts, and what the terminal answered. */
const codeText = (code: Element): string =>
  Array.from(code.querySelectorAll('.line:not([data-line=del], [data-out])'), (line) =>
    line.textContent.slice(line.querySelector('.prompt')?.textContent.length ?? 0),
  ).join('\n')

/** The word is in the attributes of the control, in the language of the page. */
function sayCopied(control: HTMLElement, speaker: HTMLElement): void {
  const word = control.dataset['done'] ?? ''
  control.dataset['copied'] = word
  const said = document.createElement('span')
  said.className = 'sr'
  said.role = 'status'
  speaker.append(said)
  // A live region speaks of what changes in it, not of what it comes with.
  said.textContent = word
  setTimeout(() => {
    delete control.dataset['copied']
    said.remove()
  }, SAID)
}
