import type { IncomingMessage } from 'node:http'
import { DESK_HEADER } from '#model/desk.ts'

/** Names under which only this machine is reached. */
const OWN_NAMES = new Set(['127.0.0.1', 'localhost', '[::1]'])

/**
 * Whether a request that changes files comes from a page of this very server. A page of another site
 * has another origin and cannot send our header; a name that was turned to this machine (DNS
 * rebinding) is in `Host`, and is none of ours.
 */
export function isOwnRequest({ method, headers }: IncomingMessage): boolean {
  const { host = '', origin } = headers
  return (
    method === 'POST' &&
    isOwnHost(host) &&
    origin === `http://${host}` &&
    headers[DESK_HEADER] === '1' &&
    (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin'
  )
}

export const isOwnHost = (host: string): boolean => OWN_NAMES.has(host.replace(/:\d+$/, ''))
