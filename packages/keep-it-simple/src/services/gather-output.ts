/** So many messages in so many milliseconds are sent as they come; what is more is gathered. */
const MESSAGES = 50
const WINDOW = 40
const ENOUGH = 2048

/** A program that prints a lot must not drown the page, and a line of one that prints little must not wait. */
export class GatheredOutput {
  private readonly send: (text: string) => void
  /** A program may take the clock away. */
  private readonly now = performance.now.bind(performance)
  private text = ''
  private began = 0
  private messages = 0

  constructor(send: (text: string) => void) {
    this.send = send
  }

  write(text: string): void {
    this.text += text
    const now = this.now()
    if (now - this.began > WINDOW) {
      this.began = now
      this.messages = 0
    }
    if (this.messages < MESSAGES || this.text.length >= ENOUGH) this.flush()
  }

  flush(): void {
    if (this.text !== '') this.send(this.text)
    this.text = ''
    this.messages++
  }
}
