import { rmSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { writeFolder } from '../../../../tests/support/old-site.ts'
import { readVitePressConfig, rewrittenPath } from './read-config.ts'

function read(files: Readonly<Record<string, string>>) {
  const folder = writeFolder(files)
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return readVitePressConfig(folder)
}

it('what is only known when it runs is named with its file and line', () => {
  const { todo } = read({
    'docs/.vitepress/config.ts': "import { nav } from './nav'\nexport default {\n nav, a: run.it }",
    'docs/.vitepress/nav.ts': '\n\n\nexport const nav = [run.it]',
  })
  const message = (path: string) => `\`${path}\` is only known when it runs; see to it by hand.`
  expect(todo).toEqual([
    { file: 'docs/.vitepress/nav.ts', line: 4, message: message('nav.0') },
    { file: 'docs/.vitepress/config.ts', line: 3, message: message('a') },
  ])
})

it.each<[Record<string, string>, string, string]>([
  [{ 'a.md': 'b.md', ':x.md': 'c.md' }, 'a.md', 'b.md'],
  [{ 'p/:pkg/src/:page.md': ':pkg/:page.md' }, 'p/one/src/two.md', 'one/two.md'],
  [{ 'p/:pkg/:rest*': ':pkg/:rest*' }, 'p/one/two/three.md', 'one/two/three.md'],
  [{ 'p/:rest+': 'q/:rest+' }, 'p/one/two.md', 'q/one/two.md'],
])('with %j, %s is published as %s', (rewrites, path, expected) => {
  expect(rewrittenPath(path, rewrites)).toBe(expected)
})
