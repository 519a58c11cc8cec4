import type { HostInput } from './host-input.ts'

/**
 * `_headers` of Cloudflare Pages and Netlify. Both revalidate documents by default. A header named
 * by two rules would be sent joined: hashed folders name only their own headers, and on Cloudflare
 * Pages first unset (`!`) those they set differently. Netlify cannot unset a header.
 */
export function headersFile({ base, headers, hashed }: HostInput, canLetGo: boolean): string {
  const line = ([name, value]: readonly [string, string]) => `  ${name}: ${value}`
  const folders = hashed.flatMap(({ folder, only, headers: own, cache }) => {
    const other = Object.entries(own).filter(([name, value]) => headers[name] !== value)
    return [
      `${base}${folder}*${only?.ending ?? ''}`,
      ...(canLetGo ? other.map(([name]) => `  ! ${name}`) : []),
      ...(canLetGo ? other.map(line) : []),
      `  Cache-Control: ${cache}`,
    ]
  })
  return [`${base}*`, ...Object.entries(headers).map(line), ...folders, ''].join('\n')
}

export const redirectsFile = ({ redirects }: HostInput): string =>
  redirects.map(([from, to]) => `${from} ${to} 301\n`).join('')
