import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { loadFailure } from './load-failure.ts'

/** What an author reads when these files cannot be loaded, and what Node said of it. */
function failure(files: Readonly<Record<string, string>>, error: unknown): string {
  const root = mkdtempSync(join(tmpdir(), 'settings-'))
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, name)), { recursive: true })
      writeFileSync(join(root, name), text)
    }
    const given = typeof error === 'function' ? (error as (root: string) => unknown)(root) : error
    const found = loadFailure(given, join(root, 'site.config.ts'), root)
    const place = [found.file, found.line, found.column].filter((one) => one !== undefined)
    return `${place.join(':')} ${found.severity} ${found.code} ${found.message} → ${found.remedy}`
  } finally {
    rmSync(root, { recursive: true })
  }
}

const withStack = (message: string, stack: string) => Object.assign(new Error(message), { stack })
const inFile = (name: string, at: string) => (root: string) =>
  withStack(
    'x is not defined',
    `ReferenceError: x is not defined\n    at go (${pathToFileURL(join(root, name)).href}${at})\n    at file:///other/engine.ts:9:1`,
  )

it('a file that is no program is named at the place where it ends to be one', () => {
  expect(failure({ 'site.config.ts': 'export default {\n  a: ,\n}' }, undefined)).toMatch(
    /^site\.config\.ts:2:6 error settings-syntax The file cannot be read: [a-z].*[^.]\. → Correct the line, or the one above it\.$/,
  )
})

it('so is one that it imports, or exports from', () => {
  const broken = 'export const a = (\n'
  for (const how of ["import './parts/a.ts'", "export { a } from './parts/a.ts'"])
    expect(failure({ 'site.config.ts': how, 'parts/a.ts': broken }, undefined)).toMatch(
      /^parts\/a\.ts:\d+:\d+ error settings-syntax/,
    )
})

it('a file that is not there is named where it is imported', () => {
  expect(failure({ 'site.config.ts': "\nimport a from './none.ts'" }, undefined)).toBe(
    'site.config.ts:2:15 error settings-import There is no file `./none.ts`. → Correct the path, its extension included, or write the file.',
  )
})

it.each(['left-pad', 'left-pad/deep.js'])('the package of %s is not installed', (from) => {
  const error = new Error("Cannot find package 'left-pad' imported from /x")
  expect(failure({ 'site.config.ts': `import a from '${from}'` }, error)).toBe(
    'site.config.ts:1:15 error settings-import The package `left-pad` is not installed. → Run `npm install left-pad`, or remove the import.',
  )
})

it('what a program throws is named at the innermost line of the author', () => {
  const files = { 'site.config.ts': 'export default {}', 'a.ts': 'x' }
  expect(failure(files, inFile('a.ts', ':3:7'))).toMatch(/^a\.ts:3:7 error settings-failed/)
  expect(failure(files, inFile('a.ts', '?v=1:3:7'))).toMatch(/^a\.ts:3:7 error/)
  expect(failure(files, inFile('notes..old.ts', ':3'))).toMatch(/^notes\.\.old\.ts:3 error/)
  expect(failure(files, inFile('node_modules/b/b.js', ':3:7'))).toMatch(/^site\.config\.ts error/)
  expect(failure(files, inFile('../b.js', ':3:7'))).toMatch(/^site\.config\.ts error/)
})

it('a name that is not exported is named with its file', () => {
  const error = new SyntaxError(
    "The requested module './a.ts' does not provide an export named 'colour'",
  )
  expect(failure({ 'site.config.ts': 'export default {}' }, error)).toBe(
    'site.config.ts error settings-import `./a.ts` exports no `colour`. → Correct the name, or export it there.',
  )
})

it.each([
  ['JSON is Late\nand more', 'JSON is Late.'],
  [new Error('  No a.b here! \nand more'), 'no a.b here.'],
  [undefined, 'undefined.'],
])('what is thrown may be anything: %j', (error, said) => {
  // A name that is exported without another file needs none.
  const files = { 'site.config.ts': 'const a = 1\nexport { a }\nexport default {}' }
  expect(failure(files, error)).toBe(
    `site.config.ts error settings-failed The file cannot be read: ${said} → Correct what this line does.`,
  )
})
