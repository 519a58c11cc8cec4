import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'

export interface Commit {
  readonly hash: string
  /** Milliseconds. */
  readonly time: number
  readonly authors: readonly GitAuthor[]
  readonly message: string
  readonly tag?: string
  /** Place in the log: the newest commit is 0. */
  readonly order: number
}

/** What a commit did to one file. */
export interface FileChange {
  readonly commit: Commit
  /** The file's blobs before and after; a new file has none before. */
  readonly before?: string
  readonly after: string
}

/** The e-mail is used to recognise people during the build and goes no further. */
export interface GitAuthor {
  readonly name: string
  readonly email: string
}

/** Newest first, by the name the file has today. */
export type History = ReadonlyMap<string, readonly FileChange[]>

const NO_BLOB = /^0+$/
const RECORD = '\u001E'
const FIELD = '\u001F'
const FORMAT = [
  '%H',
  '%at',
  '%an',
  '%ae',
  '%D',
  '%s',
  '%(trailers:key=Co-authored-by,valueonly,separator=%x1D)',
].join(FIELD)

/**
 * One `git log`, read as a stream: two hundred thousand commits cost no more memory than their result.
 * Renames are followed, also those that brought the whole folder from elsewhere in the repository
 * (a log of the folder alone would begin with them), so an article keeps its first date.
 */
export async function readHistory(folder: string): Promise<History | 'shallow' | 'none'> {
  if (!existsSync(folder) || !isVersioned(realpathSync(folder))) return 'none'
  const shallow = await gitLine(folder, ['rev-parse', '--is-shallow-repository'])
  if (shallow === undefined) return 'none'
  // The dates of a shallow clone are those of the clone: better none than false ones.
  if (shallow === 'true') return 'shallow'
  const prefix = await gitLine(folder, ['rev-parse', '--show-prefix'])
  const args = [
    '-c',
    'core.quotePath=false',
    '-c',
    'log.showSignature=false',
    'log',
    `--format=${RECORD}${FORMAT}`,
    '--raw',
    '--no-abbrev',
    '-M',
    '--no-merges',
  ]
  const git = spawn('git', args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
  const reader = new HistoryReader(prefix ?? '')
  for await (const line of createInterface({ input: git.stdout, crlfDelay: Infinity }))
    reader.line(line)
  return reader.history
}

class HistoryReader {
  readonly history = new Map<string, FileChange[]>()
  /** Old path in the repository → today's name, learnt on the way back in time. */
  private readonly today = new Map<string, string>()
  private readonly prefix: string
  private commit: Commit | undefined
  private commits = 0

  constructor(prefix: string) {
    this.prefix = prefix.normalize('NFC')
  }

  line(line: string): void {
    if (line.startsWith(RECORD)) this.commit = parseCommit(line.slice(1), this.commits++)
    else if (line.startsWith(':') && this.commit) this.change(line, this.commit)
  }

  private change(line: string, commit: Commit): void {
    const [fields = '', first = '', second] = line.split('\t')
    const [, , before = '', after = '', status = ''] = fields.split(' ')
    const name = (second ?? first).normalize('NFC')
    const current = this.today.get(name) ?? this.inside(name)
    if (current === undefined) return
    if (status.startsWith('R')) this.today.set(first.normalize('NFC'), current)
    // A file that only moved says nothing new.
    if (status.startsWith('D') || status === 'R100') return
    const change = { commit, after, ...(!NO_BLOB.test(before) && { before }) }
    const list = this.history.get(current)
    if (list) list.push(change)
    else this.history.set(current, [change])
  }

  private inside(path: string): string | undefined {
    return path.startsWith(this.prefix) ? path.slice(this.prefix.length) : undefined
  }
}

function parseCommit(record: string, order: number): Commit {
  const [hash = '', seconds = '0', name = '', email = '', refs = '', message = '', trailers = ''] =
    record.split(FIELD)
  const tag = /(?:^|, )tag: ([^,]+)/.exec(refs)?.[1]
  const others = trailers.split('\u001D').flatMap((trailer) => {
    const written = trailer.trim()
    const at = written.lastIndexOf('<')
    if (at === -1 || !written.endsWith('>')) return []
    return [{ name: written.slice(0, at).trimEnd(), email: written.slice(at + 1, -1) }]
  })
  return {
    hash,
    time: Number(seconds) * 1000,
    authors: [{ name, email }, ...others],
    message,
    order,
    ...(tag !== undefined && { tag }),
  }
}

/** Whether git would find a repository; asking git itself takes as long as compiling a page. */
function isVersioned(folder: string): boolean {
  if (process.env['GIT_DIR'] !== undefined || existsSync(join(folder, '.git'))) return true
  const above = dirname(folder)
  return above !== folder && isVersioned(above)
}

function gitLine(cwd: string, args: readonly string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    const git = spawn('git', args, { cwd, stdio: ['ignore', 'pipe', 'ignore'] })
    let text = ''
    git.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
    git.on('error', () => resolve(undefined))
    git.on('close', (code) => resolve(code === 0 ? text.trim() : undefined))
  })
}
