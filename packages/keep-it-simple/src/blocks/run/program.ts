import { hashText } from './hash-text.ts'

/** A program as the compiler drew it: its parts, and what its attributes say. */
export interface Program {
  readonly bar: HTMLElement
  readonly block: HTMLElement
  readonly plate: HTMLElement
  /** What it reads, where it reads anything. */
  readonly inputPlate: HTMLElement | undefined
  readonly code: string
  readonly input: string | undefined
  /** Lines of the output the page claims. */
  readonly output: readonly string[]
  readonly place: number
  /** Of its text; the second of two that are alike has another. */
  readonly hash: string
  readonly language: string
  readonly session: string | undefined
}

/** All programs of a page that can be run, in its order. */
export function findPrograms(content: Element): Program[] {
  const seen = new Map<string, number>()
  return [...content.querySelectorAll<HTMLElement>('.code[data-run] > .run')].map((bar, place) => {
    const block = bar.parentElement!
    const next = block.nextElementSibling as HTMLElement
    const inputPlate = next.matches('[data-input]') ? next : undefined
    const plate = inputPlate ? (inputPlate.nextElementSibling as HTMLElement) : next
    const { language = '', session } = bar.dataset
    const code = textOf(block)
    const plain = hashText(`${language} ${code}`)
    const before = seen.get(plain) ?? 0
    seen.set(plain, before + 1)
    const hash = before === 0 ? plain : `${plain}${before}`
    const input = inputPlate && textOf(inputPlate)
    const output = linesOf(plate)
    const parts = { bar, block, plate, inputPlate, code, input, output }
    return { ...parts, place, hash, language, session }
  })
}

/** Removed lines of a comparison are no part of the program. */
const linesOf = (part: Element): string[] =>
  Array.from(part.querySelectorAll('.line:not([data-line=del])'), (line) => line.textContent)

const textOf = (part: Element): string => `${linesOf(part).join('\n')}\n`
