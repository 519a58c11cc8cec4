import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readHistory, type History } from './git-log.ts'

function repository() {
  const root = mkdtempSync(join(tmpdir(), 'git-log-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const docs = join(root, 'docs')
  mkdirSync(docs)
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: root,
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' },
    })
      .toString()
      .trim()
  git('init', '-q', '-b', 'main')
  git('config', 'user.name', 'Ada')
  git('config', 'user.email', 'ada@example.org')
  let day = 0
  const commit = (message: string, files: Readonly<Record<string, string>> = {}) => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
    git('add', '-A')
    git('commit', '-q', '-m', message, `--date=2024-01-0${++day}T00:00:00Z`)
    return git('rev-parse', 'HEAD')
  }
  const blob = (name: string) => git('rev-parse', `HEAD:${name}`)
  return { root, docs, git, commit, blob }
}

const messages = (history: History | string, file: string) =>
  (history as History).get(file)?.map(({ commit }) => commit.message)

it('each file has its changes, the newest first, with their blobs', async () => {
  const { docs, commit, blob, git } = repository()
  const first = commit('one', { 'docs/字 a.md': 'a', 'README.md': 'outside' })
  const before = blob('docs/字 a.md')
  git('tag', 'v1')
  git('tag', 'v2')
  const second = commit('two: with | signs', { 'docs/字 a.md': 'b', 'docs/b.md': 'b' })
  const history = (await readHistory(docs)) as History
  const authors = [{ name: 'Ada', email: 'ada@example.org' }]
  expect([...history.keys()].toSorted()).toEqual(['b.md', '字 a.md'])
  expect(history.get('字 a.md')).toStrictEqual([
    {
      commit: {
        hash: second,
        time: Date.UTC(2024, 0, 2),
        authors,
        message: 'two: with | signs',
        order: 0,
      },
      before,
      after: blob('docs/字 a.md'),
    },
    {
      commit: {
        hash: first,
        time: Date.UTC(2024, 0, 1),
        authors,
        message: 'one',
        tag: expect.stringMatching(/^v[12]$/),
        order: 1,
      },
      after: before,
    },
  ])
})

it('a file that went, moved or was outside keeps what is known of it', async () => {
  const { root, docs, commit } = repository()
  const text = 'A line of its own.\n'.repeat(9)
  commit('outside', { 'old.md': text })
  renameSync(join(root, 'old.md'), join(docs, 'new.md'))
  commit('move')
  commit('edit', { 'docs/new.md': `${text}More.\n`, 'docs/gone.md': 'x' })
  rmSync(join(docs, 'gone.md'))
  renameSync(join(docs, 'new.md'), join(docs, 'newer.md'))
  writeFileSync(join(docs, 'newer.md'), `${text}More.\nAnd more.\n`)
  commit('move and edit')
  const history = await readHistory(docs)
  expect(messages(history, 'newer.md')).toEqual(['move and edit', 'edit', 'outside'])
  expect(messages(history, 'gone.md')).toEqual(['edit'])
  expect(messages(history, 'new.md')).toBeUndefined()
})

it('merges are no changes, and the root of a repository has no prefix', async () => {
  const { root, git, commit } = repository()
  commit('one', { 'a.md': 'a' })
  git('checkout', '-q', '-b', 'side')
  commit('side', { 'b.md': 'b' })
  git('checkout', '-q', 'main')
  commit('main', { 'a.md': 'b' })
  git('merge', '-q', '--no-ff', '-m', 'merge', 'side')
  const history = await readHistory(root)
  expect(messages(history, 'b.md')).toEqual(['side'])
  expect(messages(history, 'a.md')).toEqual(['main', 'one'])
})

it('that of a shallow clone is not read', async () => {
  const { root, docs, commit } = repository()
  commit('one', { 'docs/a.md': 'a' })
  commit('two', { 'docs/a.md': 'b' })
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${root}`, join(root, 'clone')])
  expect(await readHistory(join(root, 'clone/docs'))).toBe('shallow')
  expect(await readHistory(docs)).toBeInstanceOf(Map)
})
