import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { readHexoConfig } from './read-config.ts'

function read(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'hexo-config-'))
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    return readHexoConfig(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const NOTHING = { data: {}, lines: {} }
const USUAL = {
  sourceDir: 'source',
  permalink: ':year/:month/:day/:title/',
  newPostName: ':title.md',
  codeDir: 'downloads/code',
  base: '/',
}

it('is what Hexo takes where nothing is written', () => {
  expect(read({})).toEqual({
    ...USUAL,
    site: { file: '_config.yml', ...NOTHING },
    theme: { file: '_config.landscape.yml', ...NOTHING },
  })
})

it('is read with the line of each key', () => {
  const site = [
    'title: A',
    'theme: next',
    'root: blog',
    'source_dir: src//',
    'code_dir: code/',
    'permalink: :title.html',
    'new_post_name: :year-:title.md',
    'nested:',
    '  key: 1',
  ]
  const {
    theme,
    site: read_,
    ...rest
  } = read({
    '_config.yml': site.join('\n'),
    'themes/next/_config.yml': '# words\nmenu: {}\n',
  })
  expect(rest).toEqual({
    sourceDir: 'src',
    codeDir: 'code',
    permalink: ':title.html',
    newPostName: ':year-:title.md',
    base: '/blog/',
  })
  expect(theme).toEqual({ file: 'themes/next/_config.yml', data: { menu: {} }, lines: { menu: 2 } })
  expect(read_.file).toBe('_config.yml')
  expect(read_.lines).toMatchObject({ title: 1, permalink: 6, nested: 8, 'nested.key': 9 })
})

it('takes the first of several files', () => {
  const { site, theme } = read({
    '_config.yml': 'theme: a',
    '_config.yaml': 'theme: b',
    '_config.a.yml': 'x: 1',
    'themes/a/_config.yml': 'x: 2',
  })
  expect([site.file, theme.file, theme.data]).toEqual(['_config.yml', '_config.a.yml', { x: 1 }])
})

it.each([
  ['/', '/'],
  ['/a/b/', '/a/b/'],
  ['a//b', '/a/b/'],
  ['""', '/'],
])('the root %s is %s', (root, base) => {
  expect(read({ '_config.yaml': `root: ${root}` }).base).toBe(base)
})

it('is nothing where its YAML is broken', () => {
  const { site, ...rest } = read({ '_config.yml': 'root: [a\ntitle: B' })
  expect(site.data).toEqual({})
  expect(rest).toMatchObject(USUAL)
})
