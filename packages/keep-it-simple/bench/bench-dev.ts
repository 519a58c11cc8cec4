import { cpSync, existsSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { TEST_SITE } from '../tests/support/test-site.ts'
import { writeSettings } from '../tests/support/author-site.ts'
import { writeCorpus } from './corpus.ts'
import { devCost, type DevServer } from './dev-cost.ts'

/**
 * `node bench/bench-dev.ts --pages 1000`: what writing on a site of that size costs. With `--command`,
 * `--cwd`, `--url` and `--file` another generator's dev server is measured in the same way, and
 * `--caches` names the folders that are removed before its cold start.
 */
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    port: { type: 'string', default: '5273' },
    edits: { type: 'string', default: '5' },
    command: { type: 'string' },
    cwd: { type: 'string', default: '.' },
    url: { type: 'string', default: '' },
    file: { type: 'string', default: '' },
    caches: { type: 'string', default: '' },
  },
})
const PACKAGE = join(import.meta.dirname, '..')

function own(): { readonly server: DevServer; readonly caches: readonly string[] } {
  const { pages, port } = values
  const root = join(PACKAGE, '.bench', `dev-${pages}`)
  writeCorpus(root, Number(pages))
  for (const name of ['public', 'layouts'])
    cpSync(join(TEST_SITE, name), join(root, name), { recursive: true })
  writeSettings(root, { redirects: {}, navigation: {} })
  if (!existsSync(join(root, 'node_modules')))
    symlinkSync(join(PACKAGE, '../../node_modules'), join(root, 'node_modules'))
  return {
    server: {
      command: [process.execPath, join(PACKAGE, 'bin/kis.js'), 'dev', '--port', port],
      cwd: root,
      url: `http://127.0.0.1:${port}/article/post-0/`,
      file: fileOf(root),
    },
    caches: [join(root, '.content')],
  }
}

/** The corpus puts a page into folders by chance, always the same. */
function fileOf(root: string): string {
  const found = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  return join(
    root,
    'docs',
    found.find((file) => file.endsWith(`${sep}post-0.md`))!,
  )
}

const peer = (command: string) => ({
  server: { command: command.split(' '), cwd: values.cwd, url: values.url, file: values.file },
  caches: values.caches.split(' ').filter((path) => path !== ''),
})
const { server, caches } = values.command === undefined ? own() : peer(values.command)
for (const path of caches) rmSync(path, { recursive: true, force: true })
const cold = await devCost(server, 0)
const warm = await devCost(server, Number(values.edits))
const ms = (time: number) => `${Math.round(time)} ms`
const sorted = warm.edits.toSorted((a, b) => a - b)
console.log(`first page, cold     ${ms(cold.first)}`)
console.log(`first page, warm     ${ms(warm.first)}`)
console.log(
  `edit on the screen   ${ms(sorted[Math.floor(sorted.length / 2)]!)} (${warm.edits.map(ms).join(', ')})`,
)
console.log(`memory               ${Math.max(cold.memory, warm.memory)} MB`)
