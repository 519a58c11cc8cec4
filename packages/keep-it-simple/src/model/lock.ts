import { decodePath } from './path.ts'

/**
 * S3.24: which pages are locked, and the bcrypt hashes of the passwords that open them. The passwords
 * themselves are never settings: they come from the environment or an ignored file.
 */
export interface LockSettings {
  /** The whole site answers with the prompt; only the admin passwords open it. */
  readonly global: boolean
  /** Stands between several hashes written as one text. */
  readonly separator: string
  /** Hashes of the passwords that open everything. */
  readonly admin: readonly string[]
  /** What a rule matches (S5.3) → the hashes of its passwords, joined by the separator. */
  readonly rules: Readonly<Record<string, string>>
  /**
   * Passwords everybody may know, because the pages behind them show how locking works. Every other
   * password in a repository is a mistake.
   */
  readonly publicPasswords: readonly string[]
  /** Another text gives another salt: all readers have to enter their passwords again. */
  readonly salt?: string
}

/** What the front matter may say instead of `encrypt: true`. */
export interface LockWishes {
  /** The title may be known: the page stands in lists, sidebars and its own prompt. */
  readonly title?: boolean | undefined
  /** Its tags may be known too. */
  readonly tags?: boolean | undefined
  /** A sentence for everybody, shown in the prompt. */
  readonly hint?: string | undefined
  /** Hashes of the page's own passwords, joined by the separator. */
  readonly hash?: string | undefined
}

/** S5.4: anything else is no bcrypt hash. */
export const HASH_LENGTH = 60

/** The hashes in one text. */
export const splitHashes = (text: string, separator: string): string[] =>
  text.split(separator).filter((hash) => hash !== '')

/**
 * S5.3: `^` a regular expression on address or file; `….md` a file, by its path or the end of it; all
 * else the beginning of an address or of a file's path.
 */
export function matchesRule(
  match: string,
  { path, file }: { readonly path: string; readonly file: string },
): boolean {
  if (match.startsWith('^')) {
    const pattern = new RegExp(match, 'u')
    return pattern.test(path) || pattern.test(file)
  }
  const written = decodePath(match)
  if (written.endsWith('.md')) return `/${file}`.endsWith(`/${written.replace(/^\/+/, '')}`)
  return path.startsWith(written) || file.startsWith(written.replace(/^\//, ''))
}

/**
 * S5.5: hashes in the order they are compared: the page's own, those of the rules that match it, the
 * admin's. Under the global lock nothing but the admin's opens anything.
 */
export function comparisonOrder(
  own: readonly string[],
  rules: readonly (readonly string[])[],
  { global, admin }: Pick<LockSettings, 'global' | 'admin'>,
): string[] {
  return [...new Set(global ? admin : [...own, ...rules.flat(), ...admin])]
}

/**
 * Whether nothing of a page may be shown besides its address: feeds, search indexes, sitemaps and
 * exports must leave it out. Works for pages in the compiler and for published data.
 */
export function isSealed(page: { readonly lock?: unknown; readonly type?: string }): boolean {
  return page.lock !== undefined || page.type === 'locked'
}
