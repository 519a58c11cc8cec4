import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { FIXTURES_FOLDER } from './fixture-site.ts'

const ENGINE = join(import.meta.dirname, '../..')
const PACKAGES = join(ENGINE, '../../node_modules')

/**
 * A checkout in a folder of that name: the engine copied into it, a fixture (or a whole path) beside it,
 * and every other package linked. Gives the folder of all and that of the site.
 */
export function checkOutAt(
  folder: string,
  fixture: string,
): { readonly checkout: string; readonly engine: string; readonly root: string } {
  const checkout = join(mkdtempSync(join(tmpdir(), 'checkout-')), folder)
  const engine = join(checkout, 'packages/keep-it-simple')
  const root = join(checkout, 'site')
  for (const part of ['src', 'bin', 'package.json'])
    cpSync(join(ENGINE, part), join(engine, part), { recursive: true })
  cpSync(resolve(FIXTURES_FOLDER, fixture), root, {
    recursive: true,
    filter: (path) => !/[/\\](?:dist|node_modules|\.\w+)$/.test(path),
  })
  writeFileSync(join(root, 'package.json'), '{ "private": true, "type": "module" }\n')
  const packages = join(checkout, 'node_modules')
  mkdirSync(packages, { recursive: true })
  for (const name of readdirSync(PACKAGES))
    if (name !== 'keep-it-simple') symlinkSync(join(PACKAGES, name), join(packages, name))
  symlinkSync(engine, join(packages, 'keep-it-simple'))
  return { checkout, engine, root }
}
