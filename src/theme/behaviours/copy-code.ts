import { copyText } from '#browser/clipboard.ts'

/** S4.21, S9.9: how long a button says that it has copied, in milliseconds. */
const SAID = 2_000

/** The button's words are in its attributes, in the language of the page. */
export async function copyCode(button: HTMLElement): Promise<void> {
  const code = button.closest('.code')
  const word = button.dataset['done']
  if (!code || word === undefined || button.dataset['copied'] !== undefined) return
  if (!(await copyText(codeText(code)))) return
  button.dataset['copied'] = word
  const said = document.createElement('span')
  said.className = 'sr'
  said.role = 'status'
  button.append(said)
  // A live region speaks of what changes in it, not of what it comes with.
  said.textContent = word
  setTimeout(() => {
    delete button.dataset['copied']
    said.remove()
  }, SAID)
}

/** What a reader wants to paste: without removed lines, prompts, and what the terminal answered. */
function codeText(code: Element): string {
  const lines = code.querySelectorAll('.line:not([data-line=del], [data-out])')
  return Array.from(lines, (line) => {
    const prompt = line.querySelector('.prompt')?.textContent.length ?? 0
    return line.textContent.slice(prompt)
  }).join('\n')
}
