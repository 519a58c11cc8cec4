import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { refreshRepositories } from './refresh.ts'

const HOUR = 60 * 60 * 1000
const NOW = new Date('2026-11-15T00:00:00Z')
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds)

const GITHUB = {
  name: 'raft',
  full_name: 'etcd-io/raft',
  html_url: 'https://github.com/etcd-io/raft',
  description: 'Raft library',
  language: 'Go',
  stargazers_count: 1049,
  forks_count: 238,
  license: { name: 'Apache License 2.0' },
  private: false,
  is_template: false,
  archived: true,
  owner: { type: 'Organization' },
}
const SERVICE = {
  name: 'x',
  fullName: 'a/x',
  url: 'https://gitee.com/a/x',
  language: 'Rust',
  languageColor: '#dea584',
  stars: 7,
  forks: 1,
  license: { name: 'MIT' },
  visibility: 'Public',
  template: true,
  archived: false,
  ownerType: 'User',
}

let docs: string
beforeEach(() => {
  docs = mkdtempSync(join(tmpdir(), 'repositories-'))
  writeFileSync(join(docs, 'a.md'), '@[repo](etcd-io/raft)\n\ntext @[repo](not/this)\n')
})
afterEach(() => rmSync(docs, { recursive: true }))

const snapshot = () =>
  JSON.parse(readFileSync(join(docs, '.repositories.json'), 'utf8')) as Record<string, object>

function answering(answer: unknown, status = 200) {
  const asked: string[] = []
  const get: typeof fetch = async (url) => {
    asked.push(url as string)
    return Response.json(answer, { status })
  }
  return { asked, get }
}

it('keeps every fact the host gives', async () => {
  const { asked, get } = answering(GITHUB)
  const done = await refreshRepositories({ docs, now: NOW, fetch: get })
  expect(done).toEqual({ fetched: ['github/etcd-io/raft'], fresh: [], failed: [] })
  expect(asked).toEqual(['https://api.github.com/repos/etcd-io/raft'])
  expect(snapshot()).toEqual({
    'github/etcd-io/raft': {
      name: 'raft',
      fullName: 'etcd-io/raft',
      url: 'https://github.com/etcd-io/raft',
      description: 'Raft library',
      language: 'Go',
      stars: 1049,
      forks: 238,
      licence: 'Apache License 2.0',
      visibility: 'Public',
      archived: true,
      ownerType: 'Organization',
      fetched: NOW.toISOString(),
    },
  })
})

it('asks a service for /{provider}/repo/{owner}/{name}', async () => {
  writeFileSync(join(docs, 'a.md'), '> @[repo gitee fullname](a/x)\n')
  const { asked, get } = answering(SERVICE)
  await refreshRepositories({ docs, service: 'https://s.example/', now: NOW, fetch: get })
  expect(asked).toEqual(['https://s.example/gitee/repo/a/x'])
  const { license, archived, ...same } = SERVICE
  expect(archived).toBe(false)
  const fetched = NOW.toISOString()
  expect(snapshot()).toEqual({ 'gitee/a/x': { ...same, licence: license.name, fetched } })
})

it('[S9.20] what was asked for within 24 hours is not asked for again', async () => {
  const { asked, get } = answering(GITHUB)
  await refreshRepositories({ docs, now: NOW, fetch: get })
  const soon = await refreshRepositories({ docs, now: later(24 * HOUR - 1), fetch: get })
  expect(soon.fresh).toEqual(['github/etcd-io/raft'])
  expect(asked).toHaveLength(1)
  await refreshRepositories({ docs, now: later(24 * HOUR), fetch: get })
  expect(asked).toHaveLength(2)
  await refreshRepositories({ docs, now: later(24 * HOUR), all: true, fetch: get })
  expect(asked).toHaveLength(3)
})

it.each<[string, unknown, number, string]>([
  ['a status', {}, 403, 'status 403'],
  ['something else', { message: 'no' }, 200, 'the answer was not understood'],
])('keeps what it knew when it gets %s', async (_, answer, status, reason) => {
  await refreshRepositories({ docs, now: NOW, fetch: answering(GITHUB).get })
  const before = snapshot()
  const done = await refreshRepositories({
    docs,
    all: true,
    now: later(HOUR),
    fetch: answering(answer, status).get,
  })
  expect(done.failed).toEqual([['github/etcd-io/raft', reason]])
  expect(snapshot()).toEqual(before)
})
