import { readStored, writeStored } from '#browser/storage.ts'

/** What a reader made of a program. */
export interface Draft {
  readonly code: string
  readonly input?: string
}

/** By page, then by program: the hash of its text, so that a program that was rewritten has no draft. */
type Drafts = Readonly<Record<string, Readonly<Record<string, Draft>>>>

/** Pages whose drafts are remembered, and characters of one draft. */
const MAX_PAGES = 40
const MAX_DRAFT = 64 * 1024

export const draftsOf = (path: string): Readonly<Record<string, Draft>> => readAll()[path] ?? {}

/** Without a draft, the one that was there goes. Pages written to last stay longest. */
export function writeDraft(path: string, program: string, draft?: Draft): void {
  const { [path]: before = {}, ...others } = readAll()
  const { [program]: _, ...rest } = before
  const tooLong = draft && draft.code.length + (draft.input?.length ?? 0) > MAX_DRAFT
  const page = draft && !tooLong ? { ...rest, [program]: draft } : rest
  const all = Object.keys(page).length > 0 ? { ...others, [path]: page } : others
  writeStored(
    'kis:drafts',
    JSON.stringify(Object.fromEntries(Object.entries(all).slice(-MAX_PAGES))),
  )
}

/** Drafts of programs that the page does not have any more. */
export function dropStale(path: string, programs: readonly string[]): void {
  for (const program of Object.keys(draftsOf(path)))
    if (!programs.includes(program)) writeDraft(path, program)
}

function readAll(): Drafts {
  try {
    const stored: unknown = JSON.parse(readStored('kis:drafts') ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Drafts) : {}
  } catch {
    return {}
  }
}
