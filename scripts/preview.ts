import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { listenProblem } from '#publish/listen-problem.ts'
import { serveFolder } from '#publish/serve.ts'
import { site } from '#site/config.ts'

/** `npm run preview`: the built site on this machine. */
const dist = join(import.meta.dirname, '..', 'dist')
const port = Number(process.env['PORT'] ?? 4173)
const fail = (message: string): never => {
  console.error(message)
  process.exit(1)
}
if (!existsSync(join(dist, 'index.html'))) fail('There is no dist/ yet: run `npm run build` first.')
const { url } = await serveFolder(dist, port, site.base).catch((error: unknown) =>
  fail(listenProblem(error, port)),
)
console.log(url + site.base)
