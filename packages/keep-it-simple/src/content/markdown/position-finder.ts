import { decodePath } from '#model/path.ts'
import type { PageEnv } from './page-env.ts'

/**
 * markdown-it knows the lines of a block but not the columns of what is in it, so the address of
 * a link or picture is looked for in the source from where the last one ended.
 */
export class PositionFinder {
  private line: number
  private column = 0
  private readonly env: PageEnv
  private readonly end: number

  constructor(env: PageEnv, [start, end]: readonly [number, number]) {
    this.env = env
    this.line = start
    this.end = end
  }

  find(href: string): { line: number; column: number } {
    const spellings = [href, decodePath(href)]
    for (let line = this.line; line < this.end; line++) {
      const text = this.env.lines[line] ?? ''
      const from = line === this.line ? this.column : 0
      for (const spelling of spellings) {
        const at = text.indexOf(spelling, from)
        if (at === -1) continue
        this.line = line
        this.column = at + spelling.length
        return { line: this.env.firstLine + line, column: at + 1 }
      }
    }
    return { line: this.env.firstLine + this.line, column: this.column + 1 }
  }
}
