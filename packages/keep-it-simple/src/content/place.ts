import { collectionOf, type Collection } from '#model/collection.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import { localeOf, type Locale } from '#model/locale.ts'
import { fileStyleAddress } from '#model/path.ts'
import type { CompilerSettings } from './settings.ts'

export interface Place {
  readonly path: string
  readonly locale: Locale
  readonly collection?: Collection
}

const NUMBER_PREFIX = /^(\d+)\.\s*/
/** What no part of an address may hold. */
export const FORBIDDEN = /[\s?#%\\"<>|*:\u0000-\u001F\u007F\p{Surrogate}]/u

/** Bytes of a name that file systems hold. */
const LONGEST = 255

/** `3.构建与数据` → `构建与数据`. */
export function stripNumber(name: string): string {
  return name.replace(NUMBER_PREFIX, '').trim()
}

/** The number before the dot, or `undefined`. */
export function numberOf(name: string): number | undefined {
  const match = NUMBER_PREFIX.exec(name)
  return match ? Number(match[1]) : undefined
}

/** Where a file's page lives: its permalink, or its collection's prefix and its own name. */
export function placeFile(
  file: string,
  permalink: { readonly value: string | undefined; readonly line: number | undefined },
  settings: CompilerSettings,
): { place?: Place; diagnostics: Diagnostic[] } {
  const collection = collectionOf(settings.collections, file)
  const locale = localeOf(settings.site.locales, `/${file}`) ?? settings.site.locales[0]!
  const path = (permalink.value ?? defaultAddress(file, collection)).normalize('NFC')
  const problem = addressProblem(path, locale, settings)
  if (!problem)
    return { place: { path, locale, ...(collection && { collection }) }, diagnostics: [] }
  const [message, remedy] = problem
  const line = permalink.value === undefined ? undefined : permalink.line
  const diagnostic: Diagnostic = {
    severity: 'error',
    code: 'bad-address',
    file: `docs/${file}`,
    ...(line !== undefined && { line }),
    message,
    remedy,
  }
  return { diagnostics: [diagnostic] }
}

/** README is its folder; a file of a collection hangs under the collection's prefix; numbers are order, not names. */
export function defaultAddress(file: string, collection: Collection | undefined): string {
  const inside = collection ? file.slice(collection.dir.length + 1) : file
  const prefix = collection ? collection.linkPrefix : '/'
  const names = fileStyleAddress(inside)
    .slice(1)
    .replace(/\.html$/, '/')
    .split('/')
    .map(stripNumber)
  const isPost = collection?.type === 'post'
  return prefix + (isPost ? names.slice(-2).join('/') : names.join('/'))
}

function addressProblem(
  path: string,
  locale: Locale,
  settings: CompilerSettings,
): [string, string] | undefined {
  if (!path.startsWith('/') || !path.endsWith('/')) {
    return [
      `The address \`${path}\` must start and end with a slash.`,
      'Write it like `/article/name/`.',
    ]
  }
  if (path.includes('//') || path.split('/').some((part) => part === '.' || part === '..')) {
    return [
      `The address \`${path}\` has an empty or dotted part.`,
      'Write it like `/article/name/`.',
    ]
  }
  if (path.split('/').some((part) => Buffer.byteLength(part) > LONGEST)) {
    return [
      `The address \`${path.slice(0, 60)}…\` has a part of more than ${LONGEST} bytes, and no file has so long a name.`,
      'Set a shorter `permalink:`.',
    ]
  }
  if (FORBIDDEN.test(path)) {
    return [
      `The address \`${path}\` has a character that addresses cannot hold.`,
      'Set `permalink:` to letters, digits, Chinese characters and hyphens.',
    ]
  }
  if (localeOf(settings.site.locales, path)?.prefix !== locale.prefix) {
    return [
      `The address \`${path}\` is not inside \`${locale.prefix}\`, the language of its folder.`,
      `Start the permalink with \`${locale.prefix}\`, or move the file.`,
    ]
  }
  return undefined
}
