import { FOREVER, HASHED, type HostInput } from './host-input.ts'

/**
 * `_headers` of Cloudflare Pages and Netlify. Documents are asked for again on both without being
 * told. A header named twice would be sent joined, so caching is named for hashed files alone.
 */
export function headersFile({ base, headers }: HostInput): string {
  const all = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  const hashed = HASHED.flatMap((folder) => [`${base}${folder}*`, `  Cache-Control: ${FOREVER}`])
  return [`${base}*`, ...all, ...hashed, ''].join('\n')
}

export const redirectsFile = ({ redirects }: HostInput): string =>
  redirects.map(([from, to]) => `${from} ${to} 301\n`).join('')
