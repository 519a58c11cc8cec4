import { FOREVER, HASHED, type HostInput } from './host-input.ts'

/** `vercel.json`. */
export function vercelFile({ base, headers, redirects }: HostInput): string {
  const pairs = Object.entries(headers).map(([key, value]) => ({ key, value }))
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    trailingSlash: true,
    headers: [
      { source: `${base}(.*)`, headers: pairs },
      ...HASHED.map((folder) => ({
        source: `${base}${folder}(.*)`,
        headers: [{ key: 'Cache-Control', value: FOREVER }],
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
