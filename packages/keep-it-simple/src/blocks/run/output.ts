import { compareLines } from '#model/compare-lines.ts'
import type { LateWords } from '#locale/late/words.ts'
import { WIDE_RUN } from '#model/wide-runs.ts'
import type { RunStream } from '#services/run-code.ts'

interface Piece {
  readonly stream: RunStream
  readonly text: string
}

/**
 * The plate beneath a program. The verified output stays until there is something newer to show, so
 * a service that is away takes nothing from the page; it comes back when the panel is reset.
 */
export class RunOutput {
  private readonly plate: HTMLElement
  private readonly words: LateWords
  private readonly proof: HTMLElement | undefined
  private readonly verified: readonly Node[]
  private live: HTMLElement | undefined
  private waiting: Piece[] = []
  private frame = 0
  /** Ends of lines that nothing has followed yet: the last one of all is not shown. */
  private breaks = 0

  constructor(plate: HTMLElement, words: LateWords) {
    const next = plate.nextElementSibling
    this.plate = plate
    this.words = words
    this.proof = next?.matches('.verified') ? (next as HTMLElement) : undefined
    this.verified = [...plate.childNodes]
  }

  begin(): void {
    this.plate.setAttribute('data-stale', '')
    this.live = undefined
  }

  /** Drawn once per frame, however often something comes. */
  print(stream: RunStream, text: string): void {
    this.waiting.push({ stream, text })
    if (this.frame === 0) this.frame = requestAnimationFrame(() => this.draw())
  }

  /** With `known`, the output so far is all there is, even when it is nothing. */
  end(known: boolean): void {
    this.draw()
    if (!this.live && known) {
      this.open()
      this.appendText(this.words.runNothing, 'run-nothing')
    }
    this.plate.removeAttribute('data-stale')
  }

  /** Marks the lines that are not the page's, and puts those it lacks beside them; gives their number. */
  compare(): number {
    const all = this.live ? linesIn(this.live) : []
    const own = all.filter((line) => !line.querySelector('.run-nothing'))
    const nothing = all.filter((line) => !own.includes(line))
    const texts = own.map(({ textContent }) => textContent)
    const page = this.verified.flatMap((node) => (node instanceof Element ? linesIn(node) : []))
    const changes = compareLines(
      withoutEnd(page.map(({ textContent }) => textContent)),
      withoutEnd(texts),
    )
    const differing = changes.filter(({ sign }) => sign !== ' ')
    if (differing.length === 0) return 0
    const lines = changes.map(({ sign, line: text }) => {
      const line = sign === '-' ? document.createElement('span') : own.shift()!
      if (sign === '-') Object.assign(line, { className: 'line', textContent: text })
      if (sign !== ' ') line.dataset['line'] = sign === '-' ? 'del' : 'add'
      return line
    })
    lines.push(...nothing)
    this.live?.replaceChildren(...lines.flatMap((line, at) => (at === 0 ? [line] : ['\n', line])))
    return Math.max(...['-', '+'].map((one) => differing.filter(({ sign }) => sign === one).length))
  }

  restore(): void {
    this.live = undefined
    this.plate.replaceChildren(...this.verified)
    this.plate.removeAttribute('data-stale')
    if (this.proof) this.proof.hidden = false
  }

  private draw(): void {
    cancelAnimationFrame(this.frame)
    this.frame = 0
    if (this.waiting.length === 0) return
    if (!this.live) this.open()
    for (const { stream, text } of this.waiting.splice(0)) {
      const [first = '', ...lines] = text.split('\n')
      this.appendText(first, stream)
      for (const line of lines) {
        this.breaks++
        this.appendText(line, stream)
      }
    }
  }

  /** A listing like any other, so that it can be copied like any other. */
  private open(): void {
    const pre = document.createElement('pre')
    pre.tabIndex = 0
    pre.role = 'group'
    pre.ariaLabel = this.words.runOutput
    this.breaks = 0
    this.live = document.createElement('code')
    pre.append(this.live)
    const copy = this.verified.filter((node) => node instanceof Element && node.matches('.copy'))
    this.plate.replaceChildren(pre, ...copy)
    this.plate.removeAttribute('data-stale')
    if (this.proof) this.proof.hidden = true
    this.addLine()
  }

  private addLine(): void {
    const line = document.createElement('span')
    line.className = 'line'
    if (this.live!.childNodes.length > 0) this.live!.append('\n')
    this.live!.append(line)
  }

  private appendText(text: string, kind: string): void {
    if (text === '') return
    for (; this.breaks > 0; this.breaks--) this.addLine()
    const line = this.live!.lastElementChild!
    if (kind === 'stdout') return appendWide(line, text)
    const part = document.createElement('span')
    part.className = kind
    appendWide(part, text)
    line.append(part)
  }
}

const linesIn = (part: Element): HTMLElement[] => [...part.querySelectorAll<HTMLElement>('.line')]

/** As they are compared where programs are verified: without what is white at the end. */
function withoutEnd(lines: readonly string[]): string[] {
  const text = lines.join('\n').trimEnd()
  return text === '' ? [] : text.split('\n')
}

/** As the build marks what is two columns wide. */
function appendWide(to: Element, text: string): void {
  let end = 0
  for (const { 0: run, index } of text.matchAll(WIDE_RUN)) {
    const wide = document.createElement('span')
    wide.className = 'wide'
    wide.textContent = run
    to.append(text.slice(end, index), wide)
    end = index + run.length
  }
  to.append(text.slice(end))
}
