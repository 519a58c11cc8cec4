import type { Token } from 'markdown-it'
import type { FenceInfo } from '#content/markdown/code/fence-info.ts'
import type { RunBlock } from '#content/markdown/code/run-block.ts'
import { fileLine, type PageEnv } from '#content/markdown/page-env.ts'
import { readSource } from '#content/markdown/sources.ts'
import { runLanguage } from '#model/runnable.ts'
import type { RunMeta } from './run-meta.ts'

type Around = Pick<RunBlock, 'setup' | 'before' | 'input'>

/** What programs of a page run with: the files they name, and the programs above them. */
export class Surroundings {
  private readonly env: PageEnv
  private readonly setups = new Map<string, string>()
  private readonly sessions = new Map<string, string[]>()
  private readonly found = new WeakMap<Token, Around>()

  constructor(env: PageEnv) {
    this.env = env
  }

  note(token: Token, { language, engine, session, setup }: FenceInfo, input?: Token): void {
    const first = setup !== undefined && !this.setups.has(setup)
    if (first) {
      const text = readSource(this.env, setup, fileLine(this.env, token.map))
      if (text !== undefined) this.setups.set(setup, text)
    }
    const text = setup === undefined ? undefined : this.setups.get(setup)
    const name = `${runLanguage(language, engine)} ${session}`
    const before = session === undefined ? [] : [...(this.sessions.get(name) ?? [])]
    if (session !== undefined) this.sessions.set(name, [...before, token.content])
    const meta: RunMeta = {
      ...(setup !== undefined && { setup: { name: setup, ...(first && text && { text }) } }),
      ...(input && { reads: true }),
    }
    token.meta = { ...token.meta, run: meta }
    this.found.set(token, {
      ...(text !== undefined && { setup: text }),
      ...(before.length > 0 && { before }),
      ...(input && { input: input.content }),
    })
  }

  of(token: Token): Around {
    return this.found.get(token) ?? {}
  }
}
