import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { transformWithOxc } from 'vite'
import { configReference } from '#config/config-reference.ts'
import { siteJsonSchemaText } from '#config/json-schema.ts'
import { pageJsonSchemaText } from '#content/editor/page-schema.ts'
import { tokenReference } from '#config/tokens/token-reference.ts'

/**
 * Makes `build/`, the package as it is published: Node strips no types below node_modules, so authors
 * get JavaScript with declarations.
 */
const PACKAGE = join(import.meta.dirname, '..')
const ROOT = join(PACKAGE, '../..')
const SOURCES = join(PACKAGE, 'src')
const BUILD = join(PACKAGE, 'build')
const DIST = join(BUILD, 'dist')

/** Names of our own modules in texts the compiler does not rewrite: workers, globs. */
const MODULE_NAME = /(['"`]!?\.{1,2}\/[\w./*-]+)\.tsx?(?=['"`])/g

rmSync(BUILD, { recursive: true, force: true })
execFileSync(
  process.execPath,
  [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', join(PACKAGE, 'tsconfig.build.json')],
  { cwd: PACKAGE, stdio: 'inherit' },
)
for (const file of filesOf(SOURCES).filter(
  (name) => !/(?:\.(?:test|spec)\.tsx?|\.d\.ts|README\.md)$/.test(name),
)) {
  const target = join(DIST, relative(SOURCES, file)).replace(/\.tsx?$/, '.js')
  mkdirSync(dirname(target), { recursive: true })
  if (!/\.tsx?$/.test(file)) cpSync(file, target)
  else {
    const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, {
      jsx: { runtime: 'automatic', development: false },
      sourcemap: false,
    })
    writeFileSync(target, code)
  }
}
for (const file of filesOf(DIST).filter((name) => /\.(?:js|d\.ts)$/.test(name)))
  writeFileSync(file, readFileSync(file, 'utf8').replace(MODULE_NAME, '$1.js'))
cpSync(join(PACKAGE, 'bin'), join(BUILD, 'bin'), { recursive: true })
chmodSync(join(BUILD, 'bin/kis.js'), 0o755)
for (const name of ['LICENSE', 'CHANGELOG.md', 'DEPLOY.md', 'WRITING.md'])
  if (existsSync(join(ROOT, name)))
    writeFileSync(join(BUILD, name), withoutDeadLinks(readFileSync(join(ROOT, name), 'utf8')))
if (existsSync(join(PACKAGE, 'README.md')))
  cpSync(join(PACKAGE, 'README.md'), join(BUILD, 'README.md'))
writeFileSync(join(BUILD, 'site.schema.json'), siteJsonSchemaText())
writeFileSync(join(BUILD, 'page.schema.json'), pageJsonSchemaText())
writeFileSync(join(BUILD, 'CONFIG.md'), configReference())
writeFileSync(join(BUILD, 'TOKENS.md'), tokenReference())
writeFileSync(join(BUILD, 'package.json'), `${JSON.stringify(publishedManifest(), undefined, 2)}\n`)

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Papers of the repository link to others that are not packed: of those the words stay. */
function withoutDeadLinks(paper: string): string {
  return paper.replaceAll(
    /\[([^\]]+)\]\((?!https?:|[./#])([^)\s]+\.md)\)/g,
    (link, words: string, target: string) => (existsSync(join(BUILD, target)) ? link : words),
  )
}

/** The same package, its doors leading to what was compiled. */
function publishedManifest(): Record<string, unknown> {
  const {
    scripts: _,
    private: __,
    devDependencies: ___,
    ...own
  } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as Record<string, unknown> & {
    exports: Record<string, string>
    imports: Record<string, string>
  }
  const compiled = (file: string) => {
    const base = file.replace('./src/', './dist/').replace(/\.tsx?$/, '')
    return { types: `${base}.d.ts`, default: `${base}.js` }
  }
  const exports = Object.entries(own.exports).map(([name, file]) => [
    name,
    /\.tsx?$/.test(file) ? compiled(file) : file,
  ])
  const imports = Object.entries(own.imports).flatMap(([name, folder]) => [
    ...['ts', 'tsx'].map((extension) => [
      name.replace('*', `*.${extension}`),
      compiled(`${folder}.ts`),
    ]),
    [name, folder.replace('./src/', './dist/')],
  ])
  return {
    ...own,
    exports: Object.fromEntries(exports),
    imports: Object.fromEntries(imports),
    files: [
      'bin',
      'dist',
      'site.schema.json',
      'page.schema.json',
      'CONFIG.md',
      'TOKENS.md',
      'DEPLOY.md',
      'WRITING.md',
    ],
  }
}
