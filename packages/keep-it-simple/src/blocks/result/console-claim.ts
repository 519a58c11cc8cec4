import type { Token } from 'markdown-it'
import { consoleKey, type ConsoleClaim } from '#content/claims/claim.ts'
import type { FenceInfo } from '#content/markdown/code/fence-info.ts'
import { fileLine, report, type PageEnv } from '#content/markdown/page-env.ts'
import { listSources } from '#content/markdown/source-folder.ts'
import { readSource } from '#content/markdown/sources.ts'
import { readSession } from '#model/shell-session.ts'
import type { Origin } from './origin.ts'

type Beginning = Pick<ConsoleClaim, 'setup' | 'files'>

interface Session {
  readonly beginning: Beginning
  readonly texts: readonly string[]
}

/** A title that a file can have: `quiz.sh`. */
const FILE_NAME = /^[\w-][\w.-]*$/
/** More than a terminal of a page needs. */
const MOST_FILES = 50

/** Terminals of a page by the name of their session, so far. */
export class Terminals {
  private readonly env: PageEnv
  private readonly sessions = new Map<string, Session>()
  private readonly listings: Record<string, string> = {}

  constructor(env: PageEnv) {
    this.env = env
  }

  /** A reader would save a listing under its title, and so do we. */
  listing(title: string | undefined, text: string): void {
    if (title !== undefined && FILE_NAME.test(title)) this.listings[title] = text
  }

  /** What a terminal begins with: the file it names, and the ones above it. */
  open(info: FenceInfo, text: string, line: number): Beginning & Pick<ConsoleClaim, 'before'> {
    const above = info.session === undefined ? undefined : this.sessions.get(info.session)
    const named = info.setup === undefined ? (above?.beginning ?? {}) : this.read(info.setup, line)
    const files = { ...this.listings, ...named.files }
    const beginning = { ...named, ...(Object.keys(files).length > 0 && { files }) }
    const before = above?.texts ?? []
    if (info.session !== undefined)
      this.sessions.set(info.session, { beginning, texts: [...before, text] })
    return { ...beginning, ...(before.length > 0 && { before }) }
  }

  /** Scripts are run first; other files, and those of a folder, lie in the terminal\u2019s own. */
  private read(written: string, line: number): Beginning {
    const scripts: string[] = []
    const files: Record<string, string> = {}
    for (const path of written.trim().split(/\s+/)) {
      if (path.endsWith('/')) {
        for (const name of listSources(this.env, path, MOST_FILES, line) ?? [])
          files[name] = readSource(this.env, path + name, line) ?? ''
        continue
      }
      const text = readSource(this.env, path, line)
      if (text !== undefined && path.endsWith('.sh')) scripts.push(text)
      else if (text !== undefined) files[path.slice(path.lastIndexOf('/') + 1)] = text
    }
    return {
      ...(scripts.length > 0 && { setup: scripts.join('\n') }),
      ...(Object.keys(files).length > 0 && { files }),
    }
  }
}

/** A terminal whose commands are executed. */
export function noteConsole(
  env: PageEnv,
  terminals: Terminals,
  token: Token,
  info: FenceInfo,
): Origin | undefined {
  const line = fileLine(env, token.map)
  const text = token.content
  if (!readSession(text.replace(/\n$/, '').split('\n'))) {
    report(
      env,
      {
        severity: 'error',
        code: 'no-commands',
        message: 'This terminal is marked `run`, and no line of it begins with `$ `.',
        remedy: 'Write `$ ` before each command, and beneath it what it prints.',
      },
      { line },
    )
    return undefined
  }
  const around = terminals.open(info, text, line)
  const key = consoleKey({ text, ...around })
  const proof = env.proofs.get(key)
  env.claims.push({ kind: 'console', text, ...around, key, line })
  env.provable.push({ key, ...(proof && { proof }) })
  return { state: proof ? 'verified' : 'open', files: [], ...(proof && { proof }) }
}
