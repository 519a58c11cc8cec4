import { once } from 'node:events'
import { createServer } from 'node:http'
import { SettingsError } from '#config/settings-error.ts'
import { formatPosition } from '#model/diagnostic.ts'
import { escapeHtml } from '#model/escape-html.ts'
import { listenProblem } from '#publish/listen-problem.ts'
import { complain } from './say.ts'

/** Milliseconds between two looks whether the settings are right by now. */
const EVERY = 500

/** Without settings there is no site: every address says what is wrong, until a session takes the port. */
export async function serveProblems(
  error: unknown,
  port: number,
): Promise<{ readonly close: (closed: () => void) => void }> {
  const html = problemPage(error)
  const server = createServer((_request, response) => {
    response.writeHead(503, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    })
    response.end(html)
  })
  server.once('error', (problem: unknown) => {
    complain(listenProblem(problem, port))
    process.exit(2)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  complain('Waiting for a change of the settings …')
  console.error(`http://127.0.0.1:${port}/`)
  return {
    close: (closed) => {
      server.close(closed)
      server.closeAllConnections()
    },
  }
}

function problemPage(error: unknown): string {
  const found = error instanceof SettingsError ? error.diagnostics : []
  const message = error instanceof Error ? error.message : String(error)
  const remedy = error instanceof SettingsError ? error.remedy : ''
  const items =
    found.length > 0
      ? found.map((one) => [formatPosition(one), one.message, one.remedy])
      : [['', message, remedy]]
  const list = items
    .map((parts) => {
      const [place = '', what = '', todo = ''] = parts.map(escapeHtml)
      return `<li><code>${place}</code><p>${what}</p><p>→ ${todo}</p></li>`
    })
    .join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Settings</title><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>body{font:1rem/1.6 system-ui,sans-serif;max-width:44rem;margin:4rem auto;padding:0 1rem}li{margin-block:1.5rem}p{margin:.25rem 0;white-space:pre-wrap}</style></head><body><h1>The settings cannot be read</h1><ul>${list}</ul><p>This page follows the settings: save them, and it goes on.</p><script>setInterval(()=>fetch(location.href).then(r=>{if(r.status!==503)location.reload()},()=>{}),${EVERY})</script></body></html>`
}
