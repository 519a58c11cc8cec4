import { readFileSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { splitHashes } from '#model/lock.ts'
import type { Secret } from '#model/secret.ts'
import { pageSource } from '../page-source.ts'
import { shownFile, type PlacedPage } from '../placed-page.ts'
import type { CompilerSettings } from '../settings.ts'
import { passwordSecret, siteSalt } from './derive.ts'

/** Bytes of a line that is surely nobody else's: eight Chinese characters, a short English sentence. */
const LEAST = 24
/** Taken from each page, all over it; more would find nothing else. */
const TEXTS = 20
/** What Markdown leaves as it is, so that it would stand in a document like this; no more than a sentence. */
const PLAIN = /[\p{L}\p{N} ,、，（）-]+/gu

/** Whether a page has anything that must not be published. */
export const hasSecrets = ({ lock, frontmatter }: PlacedPage): boolean =>
  lock !== undefined || frontmatter.encrypt !== undefined

/** What a release is searched for before it is published. */
export async function secretTexts(
  pages: readonly PlacedPage[],
  settings: CompilerSettings,
): Promise<Secret[]> {
  return [
    ...(await ofPasswords(pages, settings)),
    ...ofPlaces(settings),
    ...pages.flatMap((page) => ofPage(page, settings)),
  ]
}

const PASSWORD = {
  code: 'leaked-password',
  message: 'The file would publish a password, its hash or what is derived from it.',
  remedy: 'Remove it from the page, the settings or the file in `public/` it comes from.',
}

async function ofPasswords(
  pages: readonly PlacedPage[],
  settings: CompilerSettings,
): Promise<Secret[]> {
  const { locks, passwords } = settings
  const own = pages.flatMap(({ frontmatter: { encrypt } }) =>
    typeof encrypt === 'object' && encrypt.hash !== undefined ? [encrypt.hash] : [],
  )
  const hashes = [...locks.admin, ...Object.values(locks.rules), ...own]
  // Those that open a page were derived when it was encrypted.
  const used = new Set(pages.flatMap(({ lock }) => lock?.openers ?? []))
  const derived = await Promise.all(
    passwords
      .filter((_, index) => used.has(index))
      .map((password) => passwordSecret(password, siteSalt(settings))),
  )
  return [...passwords, ...derived, ...hashes.flatMap((one) => splitHashes(one, locks.separator))]
    .filter((text) => !locks.publicPasswords.includes(text))
    .map((text) => ({ text, problem: PASSWORD }))
}

const PLACE = {
  code: 'leaked-path',
  message: 'The file would publish the path of a folder on this machine.',
  remedy: 'Find out which block, hook or package writes it, and let it write a relative one.',
}

/** Short ones, such as `/root` or `/app`, stand in many texts and say nothing. */
function ofPlaces({ root }: CompilerSettings): Secret[] {
  const inside = ['docs', 'public', 'node_modules', '.content'].map((name) => join(root, name))
  const deep = [root, homedir()].filter((path) => path.split(/[/\\]/).filter(Boolean).length > 1)
  return [...new Set([...inside, ...deep])].map((path) => ({
    text: path,
    problem: PLACE,
    unlessPublic: true,
  }))
}

function ofPage(page: PlacedPage, settings: CompilerSettings): Secret[] {
  const { lock, source, frontmatter } = page
  if (!lock) return []
  const shown = [lock.shows.title ? '' : frontmatter.title, frontmatter.description ?? '']
  const lines = pageSource(source.file, settings).split('\n')
  const texts = [...shown, ...lines].flatMap(plainTexts)
  const every = Math.ceil(texts.length / TEXTS)
  const problem = {
    code: 'leaked-text',
    message: `The file would publish a line of ${shownFile(page)}, which is locked.`,
    remedy:
      'Find out which hook, block or file repeats it; what is locked stands in its page alone.',
  }
  return texts
    .filter((_, index) => index % every === 0)
    .map((text) => ({ text, problem, unlessPublic: true }))
}

/** The stretches of a line that are written in documents as they are. */
const plainTexts = (line: string): string[] =>
  (line.match(PLAIN) ?? [])
    .map((text) => text.trim())
    .filter((text) => Buffer.byteLength(text) >= LEAST)

/** Whether a text stands in a page everybody may read, or in the settings; however it is marked up there. */
export function publicTexts(
  open: readonly string[],
  settings: CompilerSettings,
): (text: string) => boolean {
  let all: string | undefined
  return (text) => (all ??= letters(readAll(open, settings))).includes(letters(text))
}

/** Files below `docs/` that pages without a lock are made of. */
export const openSources = (pages: readonly PlacedPage[]): string[] => [
  ...new Set(
    pages
      .filter(({ lock }) => !lock)
      .flatMap(({ source }) => [source.file, ...source.sources.map(({ file }) => file)]),
  ),
]

function readAll(open: readonly string[], settings: CompilerSettings): string {
  const { site, navigation, collections, abbreviations, words } = settings
  return [
    JSON.stringify([site, navigation, collections, abbreviations, words]),
    ...open
      .map((file) => join(settings.docs, file))
      .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
      .map((path) => readFileSync(path, 'utf8')),
  ].join('\n')
}

const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '')
