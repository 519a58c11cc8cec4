import type { HostInput } from './host-input.ts'

/** `vercel.json`. */
export function vercelFile({ base, headers, hashed, redirects }: HostInput): string {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    trailingSlash: true,
    headers: [
      { source: `${base}(.*)`, headers: pairsOf(headers) },
      // What is named later wins.
      ...hashed.map(({ folder, only, headers: own, cache }) => ({
        source: `${base}${folder}(.*)${only?.ending ?? ''}`,
        headers: pairsOf({ ...own, 'Cache-Control': cache }),
      })),
    ],
    redirects: redirects.map(([from, to]) => ({
      source: from.replace(/[()*+?:{}[\]]/g, '\\$&'),
      destination: to,
      statusCode: 301,
    })),
  }
  return `${JSON.stringify(settings, undefined, 2)}\n`
}

const pairsOf = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))
