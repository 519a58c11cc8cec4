import { join } from 'node:path'
import { serveByNginx } from 'keep-it-simple-testing/nginx.ts'
import { serveTinySite } from './built-site.ts'
import { page } from './tiny-site.ts'

const pair = (fence: string, code: string, output: string) =>
  `\`\`\`${fence}\n${code}\n\`\`\`\n\n\`\`\`text output\n${output}\n\`\`\`\n`

/** Programs of one page, by their place on it; the first is far longer than a window. */
const PROGRAMS = [
  pair(
    'js run',
    `const names = ['a', 'b']\n${'// a line of a long program\n'.repeat(60)}for (const name of names) console.log('line', name)`,
    'line a\nline b',
  ),
  pair('js run readonly', "console.log('fixed')", 'fixed'),
  pair(
    'ts run',
    'interface Point { readonly x: number }\nenum Way { Up = 3, Down }\nconst p: Point = { x: 1 as number }\nconst same = <T,>(one: T): T => one\nconsole.log(same<number>(p.x), Way.Down)',
    '1 4',
  ),
  pair('js run', "console.log('begun')\nfor (;;) {}", 'begun'),
]

/** A page of programs, in both languages, as nginx serves it with the policy of the built site. */
export async function serveBenchSite() {
  const body = `Words.\n\n${PROGRAMS.join('\n\nMore words.\n\n')}\n\n${'Words.\n\n'.repeat(40)}`
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
