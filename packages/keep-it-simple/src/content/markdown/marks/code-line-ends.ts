import type { Token } from 'markdown-it'

/** In code of a sentence a line end has become a space, so it is looked up in what was written. */
export class CodeLineEnds {
  private readonly written: string
  private readonly flat: string
  private from = 0

  /** Of one sentence, as it was written. */
  constructor(written: string) {
    this.written = written
    this.flat = written.includes('\n') ? written.replaceAll('\n', ' ') : ''
  }

  /** How many line ends one code held. All of them are asked for in their order, so the text is read once. */
  in({ markup, content }: Token): number {
    for (;;) {
      const at = this.flat.indexOf(markup, this.from)
      if (at === -1) {
        this.from = this.flat.length
        return 0
      }
      const inside = at + markup.length
      this.from = inside
      // One space on either side only keeps the code apart from its signs.
      const begin = [inside, inside + 1].find((place) => this.flat.startsWith(content, place))
      if (begin === undefined) continue
      const end = this.flat.indexOf(markup, begin + content.length)
      this.from = end + markup.length
      return this.written.slice(at, end).split('\n').length - 1
    }
  }
}
