import { join } from 'node:path'
import { serveFolder } from '#publish/serve.ts'
import { site } from '#site/config.ts'

/** `npm run preview`: the built site on this machine. */
const dist = join(import.meta.dirname, '..', 'dist')
const { url } = await serveFolder(dist, Number(process.env['PORT'] ?? 4173), site.base)
console.log(url + site.base)
