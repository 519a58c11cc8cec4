import type { Strings } from '#locale/strings.ts'
import { Engines } from './engines.ts'
import { RunPanel } from './panel.ts'

/** All programs of the page that can be run; what they share is held here and closed with it. */
export class RunPanels {
  private readonly panels = new Map<HTMLElement, RunPanel>()
  private readonly engines = new Engines()
  private readonly words: Strings

  constructor(words: Strings) {
    this.words = words
  }

  act(bar: HTMLElement, what: string): void {
    let panel = this.panels.get(bar)
    if (!panel) this.panels.set(bar, (panel = new RunPanel(bar, this.engines, this.words)))
    panel.act(what)
  }

  close(): void {
    for (const panel of this.panels.values()) panel.close()
    this.engines.close()
  }
}

/** In the language of the page; the application reads the same file of words. */
export async function openPanels(): Promise<RunPanels> {
  const words =
    document.documentElement.lang === 'zh-CN'
      ? (await import('#locale/zh-CN.ts')).zhCN
      : (await import('#locale/en-US.ts')).enUS
  return new RunPanels(words)
}
