import type { PrismEditor } from 'prism-code-editor'

/** The text of a program: as it stands in the page, or as a reader has changed it. */
export class RunSource {
  private readonly block: HTMLElement
  private readonly label: string
  private readonly listing: HTMLElement
  private readonly rest: HTMLElement | null
  private readonly original: string
  private readonly written: readonly Node[]
  private editor: PrismEditor | undefined

  constructor(block: HTMLElement, label: string) {
    this.block = block
    this.label = label
    this.original = textOf(block)
    this.listing = block.querySelector('pre')!
    this.rest = block.querySelector('.code-rest')
    this.written = [...this.listing.childNodes]
  }

  get text(): string {
    return this.editor?.value ?? this.original
  }

  get edited(): boolean {
    return this.editor !== undefined
  }

  /** The editor takes the place of the listing; Escape leads to `exit`. */
  async edit(language: string, exit: HTMLElement): Promise<void> {
    if (this.editor) return
    const { openEditor } = await import('./editor.ts')
    const { label, original } = this
    this.editor = openEditor({ language, label, text: original, exit }, (text) => this.keep(text))
    this.listing.before(this.editor.container)
    this.listing.hidden = true
    this.rest?.remove()
    this.editor.textarea.focus()
  }

  restore(): void {
    this.close()
    this.listing.replaceChildren(...this.written)
    this.listing.hidden = false
    if (this.rest) this.listing.after(this.rest)
  }

  close(): void {
    this.editor?.remove()
    this.editor = undefined
  }

  /** What is copied is what stands in the listing, so the changed text stands there, unseen. */
  private keep(text: string): void {
    const code = document.createElement('code')
    for (const content of text.split('\n')) {
      const line = document.createElement('span')
      line.className = 'line'
      line.textContent = content
      code.append(line)
    }
    this.listing.replaceChildren(code)
  }
}

/** Removed lines of a comparison are no part of the program. */
function textOf(block: HTMLElement): string {
  const lines = block.querySelectorAll('.line:not([data-line=del])')
  return `${Array.from(lines, (line) => line.textContent).join('\n')}\n`
}
