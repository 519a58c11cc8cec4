import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from 'keep-it-simple-testing/loopback.ts'
import { serveByNginx } from 'keep-it-simple-testing/nginx.ts'
import { kisBuild, PACKED, writeAuthorSite } from '../tests/support/author-site.ts'
import { startOwnRunner } from '../tests/support/own-runner.ts'
import { page } from '../tests/support/tiny-site.ts'
import { slowLine } from './slow-line.ts'

const LINE = "'hello'"
/** By language: how the block begins, and a program that prints one line. */
const PROGRAMS = {
  javascript: ['js run', `console.log(${LINE})`],
  typescript: ['ts run', `const text: string = ${LINE}\nconsole.log(text)`],
  python: ['python run', `print(${LINE})`],
  sqlite: ['sql run', `SELECT ${LINE} AS said;`],
  postgres: ['sql run=postgres', `SELECT ${LINE} AS said;`],
  go: ['go run', 'package main\n\nimport "fmt"\n\nfunc main() { fmt.Println("hello") }'],
  rust: ['rust run', 'fn main() { println!("hello"); }'],
  kotlin: ['kotlin run', 'fun main() = println("hello")'],
} as const

export const LANGUAGES = Object.keys(PROGRAMS) as readonly (keyof typeof PROGRAMS)[]

const source = ([info, code]: (typeof PROGRAMS)[keyof typeof PROGRAMS]) => {
  const output = info.startsWith('sql') ? 'said\n-----\nhello' : 'hello'
  return `\`\`\`${info}\n${code}\n\`\`\`\n\n\`\`\`text output\n${output}\n\`\`\`\n`
}

/** A page for each language, packed, behind nginx and a slow line; the hosted ones have the reference runner. */
export async function serveRunsSite() {
  const [port, runnerPort] = [await freePort(), await freePort()]
  const own = (name: string) =>
    ({ url: `http://127.0.0.1:${runnerPort}/${name}`, protocol: 'json' }) as const
  const files = LANGUAGES.map((name) => [
    `${name}.md`,
    page({ title: name, permalink: `/${name}/` }, source(PROGRAMS[name])),
  ])
  const runners = { go: own('go'), rust: own('rust'), kotlin: own('kotlin') }
  // A service worker would fetch the workbench before anybody has pressed Run.
  const settings = { ...PACKED, runners, offline: false }
  const root = writeAuthorSite(Object.fromEntries(files), settings)
  await kisBuild(root)
  const served = await serveByNginx(join(root, 'dist'), join(root, '.content/hosts/nginx.conf'))
  const line = await slowLine(served.url, port)
  // The compiler of Kotlin starts slowly, and this machine may be busy.
  const runner = await startOwnRunner(runnerPort, line.url, { RUNNER_COMPILE_SECONDS: '120' })
  const close = () => {
    runner.close()
    line.close()
    served.close()
    rmSync(root, { recursive: true, force: true })
  }
  return { url: line.url, take: line.take, languages: runner.languages, close }
}
