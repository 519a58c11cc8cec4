import { copyText } from '#browser/clipboard.ts'
import { sayCopied } from './say-copied.ts'

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
