import { ACT } from '#browser/events.ts'
import type { ClientContext } from '#model/block-module.ts'

/** S4.21, S9.9: how long a table says that it was copied. */
const COPIED_MS = 1500

/** Copies a table as its source or as rows and tabs, which spreadsheets understand. */
export function mount(content: HTMLElement, { signal }: ClientContext): void {
  const waiting = new Map<HTMLButtonElement, () => void>()
  const copy = async ({ target }: Event) => {
    const button = target as HTMLButtonElement
    if (!button.matches('.table-copy')) return
    try {
      await navigator.clipboard.writeText(button.dataset['markdown'] ?? rowsOf(button))
    } catch {
      // Not allowed to: then nothing was copied, and nothing is said.
      return
    }
    waiting.get(button)?.()
    waiting.set(button, sayCopied(button, waiting))
  }
  content.addEventListener(ACT, (event) => void copy(event), { signal })
  signal.addEventListener('abort', () => {
    for (const undo of waiting.values()) undo()
  })
}

function sayCopied(button: HTMLButtonElement, waiting: Map<unknown, () => void>): () => void {
  const tools = button.closest<HTMLElement>('.table-tools')
  const status = tools?.querySelector('[role=status]')
  const label = button.textContent
  const copied = tools?.dataset['copied'] ?? ''
  // As wide as before, so that the line does not move.
  button.style.minInlineSize = `${button.getBoundingClientRect().width}px`
  button.textContent = copied
  button.dataset['done'] = ''
  if (status) status.textContent = copied
  const undo = () => {
    clearTimeout(timer)
    waiting.delete(button)
    button.textContent = label
    button.style.minInlineSize = ''
    delete button.dataset['done']
    if (status) status.textContent = ''
  }
  const timer = setTimeout(undo, COPIED_MS)
  return undo
}

function rowsOf(button: HTMLElement): string {
  const rows = button.closest('.table')?.querySelectorAll('tr') ?? []
  return Array.from(rows, ({ cells }) =>
    Array.from(cells, (cell) => cell.textContent.trim().replace(/\s+/g, ' ')).join('\t'),
  ).join('\n')
}
