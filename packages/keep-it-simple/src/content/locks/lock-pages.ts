import type { Path } from '#config/schema/schema-at.ts'
import { settingsPosition, type Position } from '#config/source/settings-position.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import { comparisonOrder, splitHashes, type LockSettings, type LockWishes } from '#model/lock.ts'
import { shownFile, type PlacedPage } from '../placed-page.ts'
import type { CompilerSettings } from '../settings.ts'
import { checkPassword, hashProblem } from './bcrypt.ts'
import { matchingPages } from './matching-pages.ts'
import type { PageLock } from './page-lock.ts'
import { checkPasswords } from './passwords.ts'

/**
 * Decides which pages are locked and which passwords open them. Fails closed: whatever is missing or
 * in doubt is an error, and with errors nothing is published.
 */
export async function lockPages(
  pages: readonly PlacedPage[],
  settings: CompilerSettings,
  diagnostics: Diagnostic[],
  findOwner: FindOwner = ownerOf,
): Promise<PlacedPage[]> {
  const { locks } = settings
  const passwords = allPasswords(settings)
  const where: Where = (path, at) => settingsPosition(settings, ['locks', ...path], at)
  const sound = soundRules(locks, pages, diagnostics, where)
  const wanted = pages.map((page) => hashesFor(page, sound, locks))
  const problem = settingsProblem(locks, sound, where)
  diagnostics.push(
    ...problem,
    ...(settings.passwords.length > 0 ? checkPasswords(settings.passwords) : []),
  )
  if (wanted.every((hashes) => hashes === undefined)) return [...pages]

  const owners = new Map<string, number>()
  for (const hash of new Set(wanted.flatMap((hashes) => hashes ?? []))) {
    const owner = await findOwner(hash, passwords)
    if (owner !== undefined) owners.set(hash, owner)
  }
  return pages.map((page, index) => {
    const hashes = wanted[index]
    if (!hashes) return page
    diagnostics.push(...openProblems(page, hashes, owners, locks))
    const openers = [...new Set(hashes.flatMap((hash) => owners.get(hash) ?? []))]
    return { ...page, lock: { openers, ...shownOf(page, locks) } }
  })
}

/** Public ones last: their numbers do not move when a secret one is added. */
export const allPasswords = ({ passwords, locks }: CompilerSettings): string[] => [
  ...passwords,
  ...locks.publicPasswords,
]

interface SoundRule {
  readonly hashes: readonly string[]
  readonly pages: ReadonlySet<PlacedPage>
}

/** Rules whose pattern can be used, and the pages each matches: decided once, whatever asks later. */
function soundRules(
  { rules, separator }: LockSettings,
  pages: readonly PlacedPage[],
  diagnostics: Diagnostic[],
  where: Where,
): ReadonlyMap<string, SoundRule> {
  const sound = new Map<string, SoundRule>()
  for (const [match, text] of Object.entries(rules)) {
    try {
      const hashes = splitHashes(text, separator)
      sound.set(match, { hashes, pages: matchingPages(match, pages) })
    } catch (error) {
      const message = `The rule \`${match}\` cannot be used: ${(error as Error).message}.`
      const position = where(['rules', match], 'key')
      const remedy = 'Correct it, or begin it without `^`.'
      diagnostics.push(wrong('lock-pattern', position, message, remedy))
    }
  }
  return sound
}

/** The hashes to compare with for one page; nothing when it is not locked. */
function hashesFor(
  page: PlacedPage,
  rules: ReadonlyMap<string, SoundRule>,
  locks: LockSettings,
): string[] | undefined {
  const { frontmatter } = page
  const matching = [...rules.values()].filter(({ pages }) => pages.has(page))
  const asked = frontmatter.encrypt !== undefined && frontmatter.encrypt !== false
  if (!asked && matching.length === 0 && !locks.global) return undefined
  const { hash = '' } = typeof frontmatter.encrypt === 'object' ? frontmatter.encrypt : {}
  const own = splitHashes(hash, locks.separator)
  return comparisonOrder(
    own,
    matching.map(({ hashes }) => hashes),
    locks,
  )
}

/** What the author lets be known; where the whole site is locked, nothing. */
function shownOf(
  { frontmatter: { encrypt, aliases } }: PlacedPage,
  { global }: LockSettings,
): Pick<PageLock, 'shows' | 'scope'> {
  if (global) return { shows: {}, scope: 'site' }
  const { title, tags, hint }: LockWishes = typeof encrypt === 'object' ? encrypt : {}
  const names = title === true && aliases && aliases.length > 0 ? { aliases } : {}
  return { shows: { title, tags, hint, ...names }, scope: 'page' }
}

/** Which of the passwords a hash was made from. */
export type FindOwner = (
  hash: string,
  passwords: readonly string[],
) => Promise<number | undefined> | number | undefined

export async function ownerOf(
  hash: string,
  passwords: readonly string[],
): Promise<number | undefined> {
  for (const [index, password] of passwords.entries())
    if (await checkPassword(password, hash)) return index
  return undefined
}

/** Where something of the locks is written. */
type Where = (path: Path, at?: 'key' | 'value') => Position

const wrong = (code: string, position: Position, message: string, remedy: string): Diagnostic => ({
  severity: 'error',
  code,
  ...position,
  message,
  remedy,
})

function settingsProblem(
  { global, admin, rules, separator }: LockSettings,
  sound: ReadonlyMap<string, SoundRule>,
  where: Where,
): Diagnostic[] {
  const found: Diagnostic[] = []
  const written = new Map<string, Path>()
  for (const [match, text] of Object.entries(rules))
    for (const hash of splitHashes(text, separator)) written.set(hash, ['rules', match])
  for (const [index, hash] of admin.entries()) written.set(hash, ['admin', index])
  for (const [hash, path] of written) {
    const problem = hashProblem(hash)
    if (problem !== undefined)
      found.push(wrong('lock-hash', where(path), `A hash is none: ${problem}.`, HASH_REMEDY))
  }
  if (global && admin.length === 0) {
    const message = 'The site is locked, and no admin password opens it.'
    found.push(wrong('no-password', where(['global']), message, ADMIN))
  }
  for (const [match, { pages }] of sound) {
    if (pages.size > 0) continue
    const message = `The rule \`${match}\` matches no page.`
    const remedy = 'Correct it, or remove it.'
    const position = where(['rules', match], 'key')
    found.push({ ...wrong('unused-lock', position, message, remedy), severity: 'warning' })
  }
  return found
}

const HASH_REMEDY = 'Make one with `npx kis lock hash`; it has 60 characters.'
const ADMIN = 'Put the hash of one into `admin`.'

function openProblems(
  page: PlacedPage,
  hashes: readonly string[],
  owners: ReadonlyMap<string, number>,
  { admin, global }: LockSettings,
): Diagnostic[] {
  const line = page.source.keyLines['encrypt']
  const problemOf = (code: string, message: string, remedy: string): Diagnostic => ({
    severity: 'error',
    code,
    file: shownFile(page),
    ...(line !== undefined && { line }),
    message,
    remedy,
  })
  if (hashes.length === 0) {
    if (global) return []
    const remedy = 'Give it one: `encrypt.hash`, a rule or `admin` in site.config.ts.'
    return [problemOf('no-password', 'The page is locked, and no password opens it.', remedy)]
  }
  const own =
    typeof page.frontmatter.encrypt === 'object' ? page.frontmatter.encrypt.hash : undefined
  return hashes
    .filter((hash) => !owners.has(hash))
    .map((hash) => {
      const problem = own?.includes(hash) ? hashProblem(hash) : undefined
      if (problem !== undefined)
        return problemOf('lock-hash', `A hash is none: ${problem}.`, HASH_REMEDY)
      const which = admin.includes(hash) ? 'The admin password' : 'A password of this page'
      return problemOf(
        'unknown-password',
        `${which} is not known to this build, so the page cannot be encrypted for it.`,
        'Put it into `.locks` or LOCK_PASSWORDS, or remove its hash.',
      )
    })
}
