import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { normalizeAddress, parentAddresses, splitLink } from '#model/path.ts'

/** The finished folder behind a plain file server, as any host would serve it. */
export function serveFolder(
  dist: string,
  port = 0,
  base = '/',
): Promise<{ server: Server; url: string }> {
  const files = sirv(dist, { dev: true, etag: true })
  const server = createServer((request, response) => {
    const missing = () => {
      const page = nearestMissing(dist, request.url ?? '/')
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
      response.end(page === undefined ? 'Not found' : readFileSync(page))
    }
    const url = request.url ?? '/'
    if (!url.startsWith(base)) return missing()
    // A folder is its index: left alone, the server would answer `/x/` with an old `x.html` beside it.
    request.url = `/${url.slice(base.length)}`.replace(/\/(?=$|\?)/, '/index.html')
    files(request, response, missing)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      const bound = typeof address === 'object' && address ? address.port : port
      resolve({ server, url: `http://127.0.0.1:${bound}` })
    })
  })
}

/** The not-found page of the folder, or of the nearest one above that has one. */
function nearestMissing(dist: string, url: string): string | undefined {
  return parentAddresses(normalizeAddress(splitLink(url).path))
    .map((folder) => join(dist, folder, '404.html'))
    .find((page) => existsSync(page))
}
