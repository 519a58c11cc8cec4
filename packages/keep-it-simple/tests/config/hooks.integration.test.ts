import { spawnSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeFiles } from './written-settings.ts'

const ENGINE = join(import.meta.dirname, '../..')
const PACKAGES = join(ENGINE, '../../node_modules')

/** A site whose settings end with `hooks`, checked by `kis check` as an author does it. */
function check(hooks: string, files: Readonly<Record<string, string>> = {}) {
  const root = writeFiles({
    'site.config.ts': `import { defineSite } from 'keep-it-simple'
${files['imports'] ?? ''}
export default defineSite({
  origin: 'https://a.example',
  locales: [{ prefix: '/', lang: 'en-US', label: 'E', title: 'T', description: '' }],
  hooks: {
    ${hooks}
  },
})
`,
    'docs/README.md': '---\ntitle: Home\npageLayout: home\n---\n',
    'docs/a.md': '---\ntitle: A page\n---\nWords.\n',
    ...Object.fromEntries(Object.entries(files).filter(([name]) => name !== 'imports')),
  })
  if (!('node_modules/word-counter/index.js' in files))
    symlinkSync(PACKAGES, join(root, 'node_modules'))
  else symlinkSync(join(PACKAGES, 'keep-it-simple'), join(root, 'node_modules/keep-it-simple'))
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [join(ENGINE, 'bin/kis.js'), 'check', '--root', root],
    { encoding: 'utf8' },
  )
  return { status, said: stderr + stdout }
}

describe('a hook', () => {
  it.each([
    [
      'that throws is named at its line',
      'page: (page) => {\n      throw new Error(`cannot read ${page.title}`)\n    },',
      /^site\.config\.ts:8:13 error hook-failed\n {2}The hook `page` failed on \/(?:a\/)?: cannot read (?:A page|Home)\.\n/m,
    ],
    [
      'that answers a number is named at its key',
      'page: () => 3,',
      /^site\.config\.ts:7:5 error bad-hook\n {2}The hook `page` answered what cannot be used/m,
    ],
    [
      'that gives a tag the policy would block',
      "head: () => [['script', { src: 'http://a.example/x.js' }]],",
      /error bad-hook\n.*Begin the address with `https:\/\/`/m,
    ],
    [
      'that is no function',
      "page: 'later',",
      /^site\.config\.ts:7:11 error bad-setting\n {2}`hooks\.page` cannot be the text `later`\.\n {2}→ Write a function\./m,
    ],
  ])('%s', (_name, hooks, message) => {
    const { status, said } = check(hooks)
    expect(said).toMatch(message)
    expect(said).not.toMatch(/^\s+at /m)
    expect(status).toBe(1)
  })

  it('of a package is part of the settings the package returns', () => {
    const { said, status } = check('...wordCounter({ label: "words" }).hooks,', {
      imports: "import { wordCounter } from 'word-counter'",
      'node_modules/word-counter/package.json':
        '{ "name": "word-counter", "type": "module", "exports": "./index.js" }',
      'node_modules/word-counter/index.js': `export const wordCounter = ({ label }) => ({
  hooks: { page: ({ title }) => void console.log(\`\${title}: \${title.split(' ').length} \${label}\`) },
})
`,
    })
    expect(said).toContain('A page: 2 words')
    expect(status).toBe(0)
  })
})
