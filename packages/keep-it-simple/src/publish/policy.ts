import { createHash } from 'node:crypto'
import type { Policy, PolicyDirective } from '#model/deploy.ts'
import { SANDBOX, SANDBOX_POLICY } from './sandbox.ts'
import { FOREVER, type HashedFiles } from './hosts/host-input.ts'

/** Nothing but what the site itself has; a directive that is absent is refused by `default-src`. */
const OWN: Readonly<Record<PolicyDirective, readonly string[]>> = {
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // Small pictures may stand in a style sheet.
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'media-src': ["'self'"],
  'frame-src': [],
  'worker-src': ["'self'"],
  'form-action': ["'self'"],
}

export const inlineHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The Content-Security-Policy of every page: one for all, because the first document's rules the
 * whole visit.
 */
export function contentPolicy(
  inlineScripts: readonly string[],
  ...more: readonly Policy[]
): string {
  const scripts = inlineScripts.map(inlineHash)
  const directives = Object.entries(OWN).map(([name, own]) => {
    const added = more.flatMap((one) => one[name as PolicyDirective] ?? [])
    const sources = [...own, ...(name === 'script-src' ? scripts : []), ...added]
    return [name, [...new Set(sources)]] as const
  })
  return [
    "default-src 'none'",
    ...directives
      .filter(([, sources]) => sources.length > 0)
      .map(([name, all]) => `${name} ${all.join(' ')}`),
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** As an element, where a host lets nobody set headers; there it cannot speak of frames around it. */
export function withPolicy(html: string, policy: string): string {
  const content = policy.replace(/; frame-ancestors [^;]*/, '')
  return html.replace(
    '<meta charset="utf-8">',
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${content}">`,
  )
}

/** nginx reads no other table where it reads this one. */
const PROGRAM_TYPES = {
  js: 'text/javascript',
  json: 'application/json',
  mjs: 'text/javascript',
  wasm: 'application/wasm',
}

const FILE_HEADERS = { 'X-Content-Type-Options': 'nosniff' }

/**
 * Folders of hashed files. Parts of pages are ruled by the page; a demo is a page of its own, with
 * script of its author's, and stays a stranger to the site even when opened by itself.
 */
export const HASHED: readonly HashedFiles[] = [
  { folder: 'assets/', headers: FILE_HEADERS, cache: FOREVER },
  {
    folder: SANDBOX,
    headers: { 'Content-Security-Policy': SANDBOX_POLICY, ...FILE_HEADERS },
    cache: FOREVER,
  },
  { folder: 'media/', headers: FILE_HEADERS, cache: FOREVER },
  // What runs programs has its version in its path.
  { folder: 'vendor/', headers: FILE_HEADERS, cache: FOREVER, types: PROGRAM_TYPES },
  { folder: 'search-index/pieces/', headers: FILE_HEADERS, cache: FOREVER },
  {
    folder: 'demo/',
    only: { ending: '.html', name: '[0-9a-f]{16}\\.html' },
    headers: { 'Content-Security-Policy': 'sandbox allow-scripts', ...FILE_HEADERS },
    cache: FOREVER,
  },
]

/** Sent with everything else. */
export const securityHeaders = (policy: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': policy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'browsing-topics=(), camera=(), clipboard-read=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  ...FILE_HEADERS,
})
