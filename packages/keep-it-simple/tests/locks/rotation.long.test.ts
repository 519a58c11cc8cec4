import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { passwordSecret, siteSalt } from '#content/locks/derive.ts'
import { masterKey } from '#model/seal-keys.ts'
import { openSeal } from '#theme/lock/open-seal.ts'
import { serveAuthorSite, write, type AuthorSite } from '../support/author-site.ts'
import { LeakScanner } from '../support/leak-scan.ts'
import { hashes, lockSettings, PASSWORDS } from '../support/lock-fixtures.ts'
import { promptIn } from '../support/prompt-in.ts'
import { testSettings } from '../support/test-site.ts'
import { post } from '../support/tiny-site.ts'

/** `kis build` in one folder, again and again: what is published afterwards follows the locks of that moment. */
const PATH = '/article/own/'
const WORDS = ['rotatedqtitlezx', 'rotatedqtextzx', 'rotatedqtagzx']
const [TITLE, TEXT, TAG] = WORDS as [string, string, string]

let site: AuthorSite
let hash: Awaited<ReturnType<typeof hashes>>
const source = (encrypt?: object) =>
  post({ title: TITLE, tags: [TAG], permalink: PATH, ...(encrypt && { encrypt }) }, TEXT)
const locks = async (passwords: readonly string[]) => {
  write(join(site.root, '.locks'), `${passwords.join('\n')}\n`)
  await site.build()
}
const dist = (...names: string[]) => join(site.root, 'dist', ...names)
const published = () => readFileSync(dist(PATH, 'index.html'), 'utf8')

beforeAll(async () => {
  hash = await hashes()
  site = await serveAuthorSite(
    {
      'blog/own.md': source(),
      'blog/open.md': post({ title: 'Open', permalink: '/article/open/' }),
    },
    { locks: await lockSettings({ rules: {}, admin: [] }), runners: { python: false } },
  )
}, 240_000)
afterAll(() => site?.close())

async function opens(password: string): Promise<boolean> {
  const { seal } = promptIn(published())!
  const secret = await passwordSecret(password, siteSalt(testSettings()))
  const key = await masterKey(Buffer.from(secret))
  const bytes = async (file: string) => new Uint8Array(readFileSync(dist(file)))
  return (await openSeal(key, PATH, seal, bytes)) !== undefined
}

describe('[P4] after a rebuild', () => {
  it('[P1] a page that everybody could read and was locked is in no published byte', async () => {
    expect(new LeakScanner(WORDS).scanFolder(dist()).length).toBeGreaterThan(0)
    write(join(site.root, 'docs/blog/own.md'), source({ hash: `${hash.own}:${hash.prefix}` }))
    await locks([PASSWORDS.own, PASSWORDS.prefix])
    expect(promptIn(published())).toBeDefined()
    expect(new LeakScanner(WORDS).scanFolder(dist())).toEqual([])
    expect(await opens(PASSWORDS.own)).toBe(true)
    expect(await opens(PASSWORDS.prefix)).toBe(true)
    expect(await opens(PASSWORDS.file)).toBe(false)
  }, 240_000)

  it('a password that was removed opens nothing that is there, the others do', async () => {
    const before = readdirSync(dist('sealed'))
    write(join(site.root, 'docs/blog/own.md'), source({ hash: hash.prefix }))
    await locks([PASSWORDS.own, PASSWORDS.prefix])
    expect(promptIn(published())!.seal.slots).toHaveLength(1)
    expect(await opens(PASSWORDS.own)).toBe(false)
    expect(await opens(PASSWORDS.prefix)).toBe(true)
    // The text was encrypted anew: an old key of its content opens none of the new files.
    for (const name of before) expect(existsSync(dist('sealed', name))).toBe(false)
  }, 240_000)

  it('a password that was changed does not open, the new one does', async () => {
    write(join(site.root, 'docs/blog/own.md'), source({ hash: hash.file }))
    await locks([PASSWORDS.file])
    expect(await opens(PASSWORDS.prefix)).toBe(false)
    expect(await opens(PASSWORDS.file)).toBe(true)
  }, 240_000)

  it('[P6] a password that the build no longer has stops it, and what was published stays', async () => {
    const before = published()
    await expect(locks([PASSWORDS.own])).rejects.toThrow(/unknown-password/)
    expect(published()).toBe(before)
  }, 240_000)

  it('a page whose lock was taken away is readable again, and nothing of the lock stays', async () => {
    write(join(site.root, 'docs/blog/own.md'), source())
    await locks([])
    expect(promptIn(published())).toBeUndefined()
    expect(existsSync(dist('sealed')) ? readdirSync(dist('sealed')) : []).toEqual([])
  }, 240_000)
})
