import { describe, expect, it } from 'vitest'
import type { LockSettings } from '#model/lock.ts'
import { hashes, lockSettings, PASSWORDS } from '../support/lock-fixtures.ts'
import { page, withSite, type Files } from '../support/tiny-site.ts'

/** Whatever is missing stops the build; nothing is ever published because a lock was in doubt. */
async function problems(
  files: Files,
  locks: Partial<LockSettings> = {},
  passwords: readonly string[] = Object.values(PASSWORDS),
): Promise<string[]> {
  const settings = await lockSettings({ admin: [], rules: {}, ...locks })
  return withSite(
    files,
    async (site) => {
      const { diagnostics, store } = await site.build()
      const failed = diagnostics.some(({ severity }) => severity === 'error')
      expect(store === undefined).toBe(failed)
      return diagnostics.map(({ severity, code, file, line }) =>
        [severity, code, line === undefined ? file : `${file}:${line}`].join(' '),
      )
    },
    { locks: settings, passwords },
  )
}

const all = await hashes()

describe('[P6] [A52] a lock that cannot lock', () => {
  it('a page without any password', async () => {
    expect(await problems({ 'a.md': page({ encrypt: true }) })).toEqual([
      'error no-password docs/a.md:3',
    ])
  })

  it('a page whose password the build does not have', async () => {
    const files = { 'a.md': page({ encrypt: { hash: all.own } }) }
    expect(await problems(files, {}, [])).toEqual(['error unknown-password docs/a.md:3'])
  })

  it('[S5.4] a hash that is not 60 characters', async () => {
    const files = { 'a.md': page({ encrypt: { hash: all.own.slice(1) } }) }
    expect(await problems(files)).toEqual(['error lock-hash docs/a.md:3'])
    expect(await problems({ 'a.md': page({}) }, { admin: ['short'] })).toEqual([
      'error lock-hash site.config.ts',
    ])
  })

  it('a site locked without an admin', async () => {
    expect(await problems({ 'a.md': page({}) }, { global: true })).toEqual([
      'error no-password site.config.ts',
    ])
  })

  it('a site locked with an admin password the build does not have', async () => {
    const locks = { global: true, admin: [all.admin] }
    expect(await problems({ 'a.md': page({}) }, locks, [])).toEqual([
      'error unknown-password docs/a.md',
    ])
  })

  it('a rule that is no regular expression, and one that matches nothing', async () => {
    const rules = { '^(': all.pattern, '/nowhere/': all.prefix }
    expect(await problems({ 'a.md': page({}) }, { rules })).toEqual([
      'error lock-pattern site.config.ts',
      'warning unused-lock site.config.ts',
    ])
  })

  it('a pattern that would never end', async () => {
    const rules = { '^(a+)+$': all.pattern, '^/(?:a|a)*b$': all.prefix }
    const files = { 'a.md': page({ permalink: `/${'a'.repeat(60)}/` }), 'b.md': page({}) }
    const found = await problems(files, { rules })
    expect(found.filter((one) => one.startsWith('error'))).toContain(
      'error lock-pattern site.config.ts',
    )
  })

  it('a weak password', async () => {
    expect(await problems({ 'a.md': page({}) }, {}, ['too short'])).toEqual([
      'error weak-password .locks',
    ])
  })

  it('an open page that includes a locked one', async () => {
    const files = {
      'a.md': page({}, '<!-- @include: ./b.md -->'),
      'b.md': page({ title: 'B', encrypt: { hash: all.own } }, 'Secret.'),
    }
    expect(await problems(files)).toContain('error sealed-text docs/a.md')
  })

  it('a picture everybody can fetch', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
    const files = {
      'a.md': page({}, '![Dot](./dot.svg)'),
      'b.md': page({ title: 'B', encrypt: { hash: all.own } }, '![Dot](./dot.svg)\n\n![P](/p.svg)'),
      'dot.svg': svg,
      'public/p.svg': svg,
    }
    expect(await problems(files)).toEqual([
      'warning open-picture docs/b.md',
      'warning open-picture docs/b.md',
    ])
  })

  it('a rule wins over `encrypt: false`', async () => {
    const files = { 'a.md': page({ encrypt: false, permalink: '/a/' }) }
    const locks = await lockSettings({ admin: [], rules: { '/a/': all.prefix } })
    const type = await withSite(files, async (site) => (await site.page('/a/'))?.type, {
      locks,
      passwords: [PASSWORDS.prefix],
    })
    expect(type).toBe('locked')
  })
})
