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
import { join } from 'node:path'
import { transformWithOxc } from 'vite'
import { PACKED, readVersions } from '../src/versions.ts'

/** Makes `build/`, the starter as it is published: JavaScript, templates and the versions of this day. */
const PACKAGE = join(import.meta.dirname, '..')
const ROOT = join(PACKAGE, '../..')
const BUILD = join(PACKAGE, 'build')
const DIST = join(BUILD, 'dist')

rmSync(BUILD, { recursive: true, force: true })
mkdirSync(DIST, { recursive: true })
for (const name of readdirSync(join(PACKAGE, 'src'))) {
  const file = join(PACKAGE, 'src', name)
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { sourcemap: false })
  writeFileSync(
    join(DIST, name.replace(/\.ts$/, '.js')),
    code.replace(/(from ['"]\.\/[\w-]+)\.ts(?=['"])/g, '$1.js'),
  )
}
writeFileSync(join(DIST, PACKED), `${JSON.stringify(readVersions(), undefined, 2)}\n`)
for (const name of ['bin', 'templates', 'README.md'])
  if (existsSync(join(PACKAGE, name)))
    cpSync(join(PACKAGE, name), join(BUILD, name), { recursive: true })
if (existsSync(join(ROOT, 'LICENSE'))) cpSync(join(ROOT, 'LICENSE'), join(BUILD, 'LICENSE'))
chmodSync(join(BUILD, 'bin/create.js'), 0o755)
const { scripts: _, ...own } = JSON.parse(
  readFileSync(join(PACKAGE, 'package.json'), 'utf8'),
) as Record<string, unknown>
const manifest = {
  ...own,
  imports: { '#create': './dist/create.js' },
  files: ['bin', 'dist', 'templates'],
}
writeFileSync(join(BUILD, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
