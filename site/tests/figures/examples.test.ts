import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'

/** Each block documents itself by an `example.md`; a site of nothing but these must be without fault. */
const SITE = join(import.meta.dirname, '../..')
const BLOCKS = join(SITE, 'blocks')
const root = mkdtempSync(join(tmpdir(), 'figure-examples-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const names = readdirSync(BLOCKS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

const SETTINGS = {
  origin: 'https://examples.example',
  timeZone: 'UTC',
  locales: [{ prefix: '/', lang: 'en-US', label: 'English', title: 'Examples', description: '' }],
}

it('every block has an example that kis check accepts', { timeout: 120_000 }, async () => {
  expect(names.filter((name) => !existsSync(join(BLOCKS, name, 'example.md')))).toEqual([])
  cpSync(BLOCKS, join(root, 'blocks'), { recursive: true })
  symlinkSync(join(SITE, '../node_modules'), join(root, 'node_modules'))
  writeFileSync(join(root, 'site.config.json'), JSON.stringify(SETTINGS))
  writeFileSync(join(root, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  mkdirSync(join(root, 'docs'))
  writeFileSync(join(root, 'docs/README.md'), '---\ntitle: Examples\n---\n\nText.\n')
  for (const name of names) {
    const example = readFileSync(join(BLOCKS, name, 'example.md'), 'utf8')
    const isFigure = existsSync(join(BLOCKS, name, 'Island.tsx'))
    expect(example).toMatch(
      isFigure ? /^::: figure [A-Z]/ : new RegExp(`^(?::::|\`\`\`) ?${name}\\b`),
    )
    writeFileSync(join(root, `docs/${name}.md`), `---\ntitle: ${name}\n---\n\n${example}`)
  }
  const run = promisify(execFile)('npx', ['kis', 'check', '--root', root], { cwd: SITE })
  const { stdout } = await run.catch((error: { stdout?: string; stderr?: string }) => ({
    stdout: `${error.stdout}${error.stderr}`,
  }))
  expect(stdout).toContain(`${names.length + 1} files, no problems`)
})
