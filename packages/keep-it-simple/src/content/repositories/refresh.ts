import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  isFresh,
  readRepository,
  repositoryAddress,
  type RepositoryFacts,
} from '#model/repository.ts'
import { scanDocs } from '../scan.ts'

/** For one answer, in milliseconds. */
const LIMIT = 10_000
const FILE = '.repositories.json'
const CARD = /^[ \t>]*@\[repo(?: ([^\]]*))?\]\(([\w.-]+\/[\w.-]+)\)/gm

export interface RefreshInput {
  readonly docs: string
  /** S7.8: a service that is asked for `/{provider}/repo/{owner}/{name}`; else the hosts themselves. */
  readonly service?: string
  /** Also those asked for within the last 24 hours. */
  readonly all?: boolean
  readonly now: Date
  readonly fetch: typeof fetch
}

export interface Refreshed {
  readonly fetched: readonly string[]
  readonly fresh: readonly string[]
  /** Names with what went wrong; what was known of them stays. */
  readonly failed: readonly (readonly [name: string, reason: string])[]
}

/** Asks for what the cards of all pages show, and keeps it beside the texts. */
export async function refreshRepositories(input: RefreshInput): Promise<Refreshed> {
  const file = join(input.docs, FILE)
  const known = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Record<
    string,
    RepositoryFacts
  >
  const snapshot: Record<string, RepositoryFacts> = {}
  const fetched: string[] = []
  const fresh: string[] = []
  const failed: [string, string][] = []
  for (const name of namesIn(input.docs)) {
    const before = known[name]
    if (before) snapshot[name] = before
    if (!input.all && isFresh(before?.fetched, input.now.getTime())) {
      fresh.push(name)
      continue
    }
    try {
      snapshot[name] = { ...(await ask(name, input)), fetched: input.now.toISOString() }
      fetched.push(name)
    } catch (error) {
      failed.push([name, error instanceof Error ? error.message : String(error)])
    }
  }
  if (Object.keys(snapshot).length > 0 || existsSync(file))
    writeFileSync(file, `${JSON.stringify(snapshot, undefined, 2)}\n`)
  return { fetched, fresh, failed }
}

function namesIn(docs: string): string[] {
  const names = new Set<string>()
  for (const { absolute } of scanDocs(docs).files) {
    for (const [, options = '', name] of readFileSync(absolute, 'utf8').matchAll(CARD))
      names.add(`${/\bgitee\b/.test(options) ? 'gitee' : 'github'}/${name}`)
  }
  return [...names].sort()
}

async function ask(name: string, { service, fetch: get }: RefreshInput): Promise<RepositoryFacts> {
  const response = await get(repositoryAddress(name, service), {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(LIMIT),
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  const facts = readRepository(await response.json())
  if (!facts) throw new Error('the answer was not understood')
  return facts
}
