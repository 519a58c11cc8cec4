import type { CompiledPage } from '../compiled-page.ts'
import type { CompilerSettings } from '../settings.ts'
import type { LivePages } from './live-pages.ts'

/** What is done when there is time for it. */
export class Behind {
  private readonly look: () => Promise<void>
  private timer: NodeJS.Timeout | undefined
  private due = Infinity
  private looking: Promise<void> = Promise.resolve()
  private drawing: Promise<void> = Promise.resolve()
  /** Files that wait for their drawings. */
  private readonly drawn = new Set<string>()

  constructor(look: () => Promise<void>) {
    this.look = look
  }

  /** Looks for problems after so many milliseconds, or earlier if that was asked for already. */
  soon(milliseconds: number): void {
    const due = performance.now() + milliseconds
    if (due >= this.due) return
    clearTimeout(this.timer)
    this.due = due
    this.timer = setTimeout(() => {
      this.due = Infinity
      this.looking = this.looking.then(() => this.look()).catch(() => undefined)
    }, milliseconds)
    this.timer.unref()
  }

  /** When the last look that was asked for is over. */
  async done(): Promise<void> {
    while (this.due !== Infinity) await new Promise((resolve) => setTimeout(resolve, 10))
    await this.looking
  }

  /** Draws the diagrams of a page, one page after another: a browser needs seconds to start. */
  draw(
    { undrawn, file }: CompiledPage,
    pages: LivePages,
    { drawings }: CompilerSettings,
    drawn: (file: string) => void,
  ): void {
    if (this.drawn.has(file)) return
    this.drawn.add(file)
    const draw = async () => {
      const { drawMissing } = await import('../drawings/draw.ts')
      pages.setUndrawable(await drawMissing(undrawn, drawings))
      this.drawn.delete(file)
      drawn(file)
    }
    this.drawing = this.drawing.then(draw).catch(() => undefined)
  }
}
