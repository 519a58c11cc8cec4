import { execFile } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PACKAGE, writeAuthorSite } from '../support/author-site.ts'
import { serveDiscussions } from '../support/discussion-service.ts'

/** Commands that ask others and write what they hear beside the pages. */
const comments = { repo: 'a/b', repoId: 'R_1', category: 'Comments', categoryId: 'DIC_1' }
let service: Awaited<ReturnType<typeof serveDiscussions>>
let root: string
beforeAll(async () => {
  service = await serveDiscussions()
  root = writeAuthorSite({}, { comments })
})
afterAll(() => {
  service.close()
  rmSync(root, { recursive: true, force: true })
})

const kis = (args: readonly string[], env: object = {}) =>
  new Promise<{ code: number; out: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [join(PACKAGE, 'bin/kis.js'), ...args, '--root', root],
      { env: { ...process.env, LC_ALL: 'C', GITHUB_TOKEN: undefined, ...env } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? 1, out: stdout + stderr }),
    )
  })

it('`kis comments` writes what was said, and leaves the file where it hears nothing', async () => {
  const file = join(root, 'docs/.comments.json')
  expect(await kis(['comments'])).toMatchObject({
    code: 1,
    out: expect.stringContaining('GITHUB_TOKEN is not set') as string,
  })
  const env = { GITHUB_TOKEN: 'secret' }
  const asked = ['comments', '--api', service.url]
  expect(await kis(asked, env)).toEqual({
    code: 0,
    out: 'Discussions with comments written to docs/.comments.json: 1\n',
  })
  const before = readFileSync(file, 'utf8')
  expect(before).not.toContain('secret')
  service.state.mode = 'errors'
  expect(await kis(asked, env)).toMatchObject({
    code: 1,
    out: expect.stringContaining('a/b: Could not resolve') as string,
  })
  expect(readFileSync(file, 'utf8')).toBe(before)
})

it('[S7.7] `kis icons` writes drawings that are lines and shapes, and names the others', async () => {
  const server = createServer((request, response) => {
    const isBad = request.url!.startsWith('/bad.json')
    const body = isBad ? '<script/>' : '<path d="M0 0"/>'
    const icons = { star: { body } }
    response.end(JSON.stringify({ prefix: isBad ? 'bad' : 'odd', icons, width: 24, height: 24 }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    const { code, out } = await kis(['icons', 'odd:star', 'odd:moon', 'bad:star', '--api', api])
    expect(code).toBe(1)
    expect(out).toContain('Icons written to docs/.icons.json: 1')
    expect(out).toContain('Nobody has an icon `odd:moon`')
    expect(out).toContain('The drawing of `bad:star` is more than lines and shapes')
    expect(JSON.parse(readFileSync(join(root, 'docs/.icons.json'), 'utf8'))).toEqual({
      'odd:star': { body: '<path d="M0 0"/>', viewBox: '0 0 24 24' },
    })
  } finally {
    server.closeAllConnections()
    server.close()
  }
  expect(existsSync(join(root, 'docs/.icons.json'))).toBe(true)
})

it('[S8.8] [S9.16] `kis icons` asks the next host when one fails or is silent, and none after a 404', async () => {
  const asked: string[] = []
  const host = async (name: string, status?: number) => {
    const server = createServer((request, response) => {
      asked.push(`${name} ${request.url!.length < 500}`)
      // Without a status it never answers.
      if (status === undefined) return
      const icons = { star: { body: '<path d="M1 1"/>' } }
      response.writeHead(status).end(JSON.stringify({ prefix: 'odd', icons, width: 9, height: 9 }))
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const close = () => {
      server.closeAllConnections()
      server.close()
    }
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
  }
  const hosts = [await host('broken', 500), await host('silent'), await host('good', 200)]
  const gone = await host('gone', 404)
  const urls = (all: readonly { url: string }[]) => all.map(({ url }) => url).join(',')
  try {
    expect((await kis(['icons', 'odd:star', '--api', urls(hosts)])).code).toBe(0)
    expect(asked).toEqual(['broken true', 'silent true', 'good true'])
    asked.length = 0
    const many = Array.from({ length: 60 }, (_, index) => `odd:a-rather-long-name-${index}`)
    expect((await kis(['icons', ...many, '--api', urls([gone, hosts[2]!])])).code).toBe(1)
    expect(new Set(asked)).toEqual(new Set(['gone true']))
    expect(asked.length).toBeGreaterThan(2)
  } finally {
    for (const one of [...hosts, gone]) one.close()
  }
})
