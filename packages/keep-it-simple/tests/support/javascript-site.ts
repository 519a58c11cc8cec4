import { join } from 'node:path'
import { serveByNginx } from 'keep-it-simple-testing/nginx.ts'
import { serveTinySite } from './built-site.ts'
import { page } from './tiny-site.ts'

const pair = (code: string, output: string) =>
  `\`\`\`js run\n${code}\n\`\`\`\n\n\`\`\`text output\n${output}\n\`\`\`\n`

/** What a program may not reach, and what it says then. */
const NAMES = ['fetch', 'XMLHttpRequest', 'WebSocket', 'importScripts', 'Worker', 'indexedDB']
const MORE = ['caches', 'BroadcastChannel', 'postMessage', 'self', 'navigator', 'location']
export const HIDDEN = [...NAMES, ...MORE]

/** Programs of one page, by their place on it. */
export const PROGRAMS = {
  same: pair("for (const n of [1, 2, 3]) console.log('line', n)", 'line 1\nline 2\nline 3'),
  other: pair("console.log('a')\nconsole.log('b')\nconsole.log('d')", 'a\nb\nc\nd'),
  confined: pair(
    `console.log([${HIDDEN.map((name) => `typeof ${name}`).join(', ')}].join(' '))\n` +
      "await import('/assets/x.js').then(() => console.log('imported'), () => console.log('refused'))",
    `${HIDDEN.map(() => 'undefined').join(' ')}\nrefused`,
  ),
  endless: pair("console.log('begun')\nwhile (true) {}", 'begun'),
  flood: pair("for (;;) console.log('again')", 'again'),
  broken: pair("console.log('before')\nnull.x", 'before'),
}

/** Served as nginx serves it, with the policy of the built site. */
export async function serveJavaScriptSite() {
  const body = Object.values(PROGRAMS).join('\n')
  const built = await serveTinySite({
    'README.md': page({ permalink: '/' }, body),
    'en/README.md': page({ permalink: '/en/' }, body),
  })
  const served = await serveByNginx(built.dist, join(built.hosts, 'nginx.conf'))
  const close = () => {
    served.close()
    built.close()
  }
  return { url: served.url, dist: built.dist, close }
}
