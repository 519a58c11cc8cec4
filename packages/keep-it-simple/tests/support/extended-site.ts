import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PACKAGE } from './author-site.ts'
import { FIXTURES_FOLDER } from './fixture-site.ts'

/** A copy of `fixtures/extended`, to be built or changed where nobody else looks at it. */
export function copyExtended(): string {
  const root = mkdtempSync(join(tmpdir(), 'extended-'))
  cpSync(join(FIXTURES_FOLDER, 'extended'), root, {
    recursive: true,
    filter: (path) => !/[/\\](?:dist|\.content)$/.test(path),
  })
  symlinkSync(join(PACKAGE, '../../node_modules'), join(root, 'node_modules'))
  return root
}
