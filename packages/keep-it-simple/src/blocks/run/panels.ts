import { loadLateWords } from '#locale/load-words.ts'
import type { LateWords } from '#locale/late/words.ts'
import { Engines } from './engines.ts'
import { RunPanel } from './panel.ts'

/** All programs of the page that can be run; what they share is held here and closed with it. */
export class RunPanels {
  private readonly panels = new Map<HTMLElement, RunPanel>()
  private readonly engines = new Engines()
  private readonly words: LateWords

  constructor(words: LateWords) {
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

export async function openPanels(): Promise<RunPanels> {
  return new RunPanels(await loadLateWords(document.documentElement.lang))
}
