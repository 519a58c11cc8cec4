import type { Token } from 'markdown-it'
import type { FenceInfo } from '#content/markdown/code/fence-info.ts'
import type { RunBlock } from '#content/markdown/code/run-block.ts'
import { fileLine, type PageEnv } from '#content/markdown/page-env.ts'
import { readSource } from '#content/markdown/sources.ts'
import { runLanguage } from '#model/runnable.ts'
import type { RunMeta } from './run-meta.ts'

/** Programs of the same name so far, and the file they began with. */
interface Session {
  readonly setup: string | undefined
  readonly programs: readonly string[]
}

type Around = Pick<RunBlock, 'setup' | 'before' | 'input'>

/** What programs of a page run with: the files they name, and the programs above them. */
export class Surroundings {
  private readonly env: PageEnv
  private readonly setups = new Map<string, string>()
  private readonly sessions = new Map<string, Session>()
  private readonly found = new WeakMap<Token, Around>()

  constructor(env: PageEnv) {
    this.env = env
  }

  note(token: Token, info: FenceInfo, input?: Token): void {
    const { session } = info
    const name = `${runLanguage(info.language, info.engine)} ${session}`
    const above = session === undefined ? undefined : this.sessions.get(name)
    // The file a session begins with is named once.
    const setup = info.setup ?? above?.setup
    const first = setup !== undefined && !this.setups.has(setup)
    if (first) {
      const text = readSource(this.env, setup, fileLine(this.env, token.map))
      if (text !== undefined) this.setups.set(setup, text)
    }
    const text = setup === undefined ? undefined : this.setups.get(setup)
    const before = above?.programs ?? []
    if (session !== undefined)
      this.sessions.set(name, { setup, programs: [...before, token.content] })
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
