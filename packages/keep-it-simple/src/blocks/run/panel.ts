import type { LateWords } from '#locale/late/words.ts'
import { startRun, type Running } from '#services/run-code.ts'
import { limitsOf, type Engines } from './engines.ts'
import { endMessage } from './messages.ts'
import { RunOutput } from './output.ts'
import { RunSource } from './source.ts'

type State = 'idle' | 'loading' | 'finished'

/** S4.19: one program with its row of buttons and its output. */
export class RunPanel {
  private readonly bar: HTMLElement
  private readonly engines: Engines
  private readonly words: LateWords
  private readonly button: HTMLButtonElement
  private readonly said: HTMLElement
  private readonly reset: HTMLButtonElement
  private readonly source: RunSource
  private readonly output: RunOutput
  /** What the row says and shows before anything was run. */
  private readonly first: { readonly button: string; readonly said: string }
  private running: Running | undefined

  constructor(bar: HTMLElement, engines: Engines, words: LateWords) {
    const code = bar.closest<HTMLElement>('.code')!
    this.bar = bar
    this.engines = engines
    this.words = words
    this.button = bar.querySelector('[data-run=run]')!
    this.said = bar.querySelector('.run-said')!
    this.first = { button: this.button.innerHTML, said: this.said.textContent }
    this.source = new RunSource(code, words.runEditor)
    this.output = new RunOutput(code.nextElementSibling as HTMLElement, words)
    this.reset = document.createElement('button')
    this.reset.type = 'button'
    this.reset.className = 'btn btn--small'
    this.reset.dataset['run'] = 'reset'
    this.reset.textContent = words.runReset
    this.reset.hidden = true
    bar.append(this.reset)
  }

  act(what: string): void {
    if (what === 'edit') void this.edit()
    else if (what === 'reset') this.restore()
    else if (this.state === 'loading') this.running?.cancel()
    else void this.run()
  }

  close(): void {
    this.running?.cancel()
    this.source.close()
  }

  private get state(): State {
    return this.bar.dataset['state'] as State
  }

  private async run(): Promise<void> {
    const { language = '', url = '', protocol } = this.bar.dataset
    const { words } = this
    const started = performance.now()
    let version = ''
    this.show('loading', words.runLoading)
    this.output.begin()
    const engine = this.engines.get(language, { url, protocol })
    this.running = startRun(engine, { code: this.source.text }, limitsOf(language), {
      print: (stream, text) => this.output.print(stream, text),
      version: (text) => {
        version = text
        this.say(words.running)
      },
    })
    const end = await this.running.ended
    this.running = undefined
    // Stopped before any output came: nobody knows what it would have been.
    this.output.end(end.fault === undefined)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const host = URL.canParse(url) ? new URL(url).host : words.runThisSite
    // One that fails says so in words of its tool, which differ from place to place.
    const differing = end.ok ? this.output.compare() : undefined
    const { lang } = document.documentElement
    const facts = { seconds, host, language, version, differing, lang }
    this.show('finished', endMessage(end, facts, words))
    this.bar.toggleAttribute('data-failed', !end.ok)
    this.bar.toggleAttribute('data-same', differing === 0)
  }

  private async edit(): Promise<void> {
    await this.source.edit(this.bar.dataset['language'] ?? '', this.button)
    this.bar.querySelector<HTMLElement>('[data-run=edit]')!.hidden = true
    this.reset.hidden = false
  }

  private restore(): void {
    this.source.restore()
    this.output.restore()
    this.show('idle', this.first.said)
    const edit = this.bar.querySelector<HTMLElement>('[data-run=edit]')
    if (edit) edit.hidden = false
    this.button.focus()
  }

  /** The button stays the same element, so that focus stays on it. */
  private show(state: State, message: string): void {
    this.bar.dataset['state'] = state
    this.bar.removeAttribute('data-failed')
    this.bar.removeAttribute('data-same')
    if (state === 'loading') {
      const ring = document.createElement('i')
      ring.className = 'spinner'
      this.button.replaceChildren(ring, this.words.runStop)
    } else this.button.innerHTML = this.first.button
    this.reset.hidden = state === 'loading' || (state === 'idle' && !this.source.edited)
    this.say(message)
  }

  private say(message: string): void {
    if (this.said.textContent !== message) this.said.textContent = message
  }
}
