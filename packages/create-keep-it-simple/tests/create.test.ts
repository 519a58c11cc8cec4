import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { packageName } from '../src/package-name.ts'
import { readVersions } from '../src/versions.ts'
import { create, emptyFolder } from './support/new-site.ts'
import { cleanEnvironment, run } from './support/run.ts'

const ENGINE = join(import.meta.dirname, '../../keep-it-simple/package.json')
const read = (root: string, name: string) => readFileSync(join(root, name), 'utf8')

it('says what to do next, and quotes a folder with a space', async () => {
  const said = await create(emptyFolder(), ['我的 blog', '--yes'])
  expect(said).toContain('cd "我的 blog"\n  npm install\n  npm run dev')
})

it('speaks Chinese in a Chinese terminal, and writes Chinese by default', async () => {
  const folder = emptyFolder()
  expect(await create(folder, ['a', '-y'], { LC_ALL: 'zh_CN.UTF-8' })).toContain('接下来')
  expect(read(join(folder, 'a'), 'site.config.ts')).toContain("lang: 'zh-CN'")
})

it('refuses a folder that holds something, and leaves it as it was', async () => {
  const folder = emptyFolder()
  writeFileSync(join(folder, 'mine.txt'), 'mine')
  await expect(create(folder, ['.', '-y'])).rejects.toThrow('is not empty')
  expect(readdirSync(folder)).toEqual(['mine.txt'])
})

it('takes a folder in which only version control has begun', async () => {
  const folder = emptyFolder()
  mkdirSync(join(folder, '.git'))
  await create(folder, ['.', '-y'])
  expect(existsSync(join(folder, 'site.config.ts'))).toBe(true)
})

it.each([
  [['a', '-l', 'klingonisch-x!', '-y'], 'is not a language tag'],
  [['a', '-l', 'zh,zh-CN', '-y'], 'zh-CN is named twice'],
  [['a', '-k', 'shop', '-y'], 'none of blog, notes and both'],
  [['a', 'b', '-y'], 'Name one folder only'],
  [['a', '--colour', 'red'], "Unknown option '--colour'"],
  [['a'], 'There is no terminal to ask in'],
])('answers %j with a sentence and writes nothing', async (args, sentence) => {
  const folder = emptyFolder()
  const refusal = await create(folder, args).catch((error: Error) => error.message)
  expect(refusal).toContain(sentence)
  expect(refusal).not.toMatch(/^\s+at /m)
  expect(readdirSync(folder)).toEqual([])
})

it('depends on the engine and its peers in the versions of this repository', async () => {
  const folder = emptyFolder()
  await create(folder, ['a', '-y'])
  const { dependencies } = JSON.parse(read(join(folder, 'a'), 'package.json')) as {
    dependencies: Record<string, string>
  }
  const engine = JSON.parse(readFileSync(ENGINE, 'utf8')) as {
    version: string
    peerDependencies: Record<string, string>
  }
  expect(dependencies).toEqual(readVersions())
  expect(dependencies['keep-it-simple']).toBe(`^${engine.version}`)
  expect(dependencies['react']).toBe(engine.peerDependencies['react'])
})

it('gives a language without built-in words a place for them', async () => {
  const folder = emptyFolder()
  await create(folder, ['a', '-l', 'ja-JP,zh,zh-tw,fr', '-y'])
  const root = join(folder, 'a')
  expect(readdirSync(join(root, 'locale'))).toEqual(['fr.ts', 'ja-JP.ts', 'zh-TW.ts'])
  const config = read(root, 'site.config.ts')
  for (const part of [
    "label: '日本語'",
    "prefix: '/zh-cn/'",
    "prefix: '/zh-tw/'",
    "label: 'Français'",
  ])
    expect(config).toContain(part)
  expect(read(root, 'docs/zh-cn/blog/hello.md')).toContain('translation: /blog/hello/')
})

it('is set up for VS Code, by files of the engine that exist', async () => {
  const folder = emptyFolder()
  await create(folder, ['a', '-y'])
  const root = join(folder, 'a')
  const settings = JSON.parse(read(root, '.vscode/settings.json').replace(/^\s*\/\/.*$/gm, '')) as {
    'json.schemas': { url: string }[]
    'yaml.schemas': Record<string, string[]>
  }
  const { exports } = JSON.parse(readFileSync(ENGINE, 'utf8')) as { exports: object }
  for (const { url } of settings['json.schemas'])
    expect(Object.keys(exports)).toContain(url.replace('./node_modules/keep-it-simple/', './'))
  expect(settings['yaml.schemas']).toEqual({ './.vscode/page.schema.json': ['docs/**/*.md'] })
  // What `kis editor` writes is made from the pages.
  for (const name of ['site.code-snippets', 'page.schema.json'])
    expect(read(root, '.gitignore')).toContain(`.vscode/${name}`)
  expect(JSON.parse(read(root, 'package.json'))).toMatchObject({
    scripts: { editor: 'kis editor' },
  })
})

it.each([
  ['my-blog', 'my-blog'],
  ['我的 Blog', 'blog'],
  ['笔记 2', 'my-site'],
  ['Café.site', 'cafe-site'],
])('calls the package of %s %s', (folder, name) => expect(packageName(folder)).toBe(name))

it('says so in a sentence under an old Node', async () => {
  const bin = join(import.meta.dirname, '../bin/create.js')
  const old = `Object.defineProperty(process.versions, 'node', { value: '20.1.0' }); require(${JSON.stringify(bin)})`
  const started = run(process.execPath, ['-e', old], {
    cwd: emptyFolder(),
    env: cleanEnvironment(),
  })
  await expect(started).rejects.toThrow('needs Node 24 or later; this is Node 20.1.0')
})
