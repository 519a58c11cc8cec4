import { homedir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { page, withSite, type Files } from '../../../tests/support/tiny-site.ts'
import { testSettings } from '../../../tests/support/test-site.ts'
import type { PlacedPage } from '../placed-page.ts'
import type { CompilerSettings } from '../settings.ts'
import { passwordSecret, siteSalt } from './derive.ts'
import { hasSecrets, openSources, publicTexts, secretTexts } from './secret-texts.ts'

type Locked = NonNullable<PlacedPage['lock']>

const LONG = 'nobody else writes a line like this'
const locks = (rest: object): CompilerSettings['locks'] => ({ ...testSettings().locks, ...rest })
const placed = (file: string, front: object = {}, lock?: Partial<Locked>): PlacedPage =>
  ({
    source: { file, sources: [] },
    frontmatter: { title: 'T', ...front },
    ...(lock && { lock: { openers: [], shows: {}, scope: 'page', ...lock } }),
  }) as unknown as PlacedPage

/** Texts a release is searched for, of one kind. */
const texts = (
  code: string,
  files: Files,
  pages: readonly PlacedPage[],
  more: Partial<CompilerSettings> = {},
) =>
  withSite(
    files,
    async ({ settings }) => {
      const found = await secretTexts(pages, settings)
      return found.filter(({ problem }) => problem.code === code).map(({ text }) => text)
    },
    more,
  )

describe('a page has something to hide', () => {
  it('behind a lock, or where it asks for one', () => {
    expect(hasSecrets(placed('a.md'))).toBe(false)
    expect(hasSecrets(placed('a.md', {}, {}))).toBe(true)
    expect(hasSecrets(placed('a.md', { encrypt: false }))).toBe(true)
  })
})

describe('a release never has', () => {
  it('passwords and their hashes, but for those that everybody may know', async () => {
    const found = await texts(
      'leaked-password',
      {},
      [placed('a.md', { encrypt: { hash: 'own' } }), placed('b.md', { encrypt: true })],
      {
        passwords: ['open sesame', 'public'],
        locks: locks({
          admin: ['one|two'],
          rules: { '/x/': 'three' },
          separator: '|',
          publicPasswords: ['public', 'two'],
        }),
      },
    )
    expect(found).toEqual(['open sesame', 'one', 'three', 'own'])
  })

  it('what is derived from a password that opens a page', async () => {
    const passwords = ['unused', 'used']
    const derived = await passwordSecret('used', siteSalt(testSettings()))
    const files = { 'a.md': page({}) }
    expect(
      await texts('leaked-password', files, [placed('a.md', {}, { openers: [1] })], {
        passwords,
        locks: locks({ admin: [], rules: {}, publicPasswords: [] }),
      }),
    ).toEqual([...passwords, derived])
  })

  it('paths of folders on this machine, unless they say nothing', async () => {
    const found = await texts('leaked-path', {}, [])
    const [docs] = found
    const root = docs!.slice(0, -'/docs'.length)
    const homes = homedir().split('/').length > 2 ? [homedir()] : []
    expect(found).toEqual([
      ...['docs', 'public', 'node_modules', '.content'].map((name) => join(root, name)),
      root,
      ...homes,
    ])
    const short = await secretTexts([], { ...testSettings(), root: '/app', passwords: [] })
    expect(short.map(({ text }) => text)).toContain('/app/docs')
    expect(short.map(({ text }) => text)).not.toContain('/app')
    expect(
      short.every(({ problem, unlessPublic }) => problem.code !== 'leaked-path' || unlessPublic),
    ).toBe(true)
  })

  it('lines of a locked page: its title, its description and what is plain in its text', async () => {
    const body = `Short.\n\n**${LONG}**, _and (another) sentence of some length_!\n\n八个汉字就已足够长了`
    const front = { title: 'A title of more than twenty-four bytes', description: `${LONG} too` }
    const files = { 'a.md': page(front, body) }
    const lines = [LONG, 'another', 'sentence of some length', '八个汉字就已足够长了']
    const wanted = lines.filter((text) => Buffer.byteLength(text) >= 24)
    expect(await texts('leaked-text', files, [placed('a.md', front, {})])).toEqual([
      front.title,
      front.description,
      ...wanted,
    ])
    const titled = placed('a.md', front, { shows: { title: true } })
    expect(await texts('leaked-text', files, [titled])).toEqual([front.description, ...wanted])
    expect(await texts('leaked-text', files, [placed('a.md', front)])).toEqual([])
  })

  it('twenty lines of each are enough, from all over it', async () => {
    const line = (nth: number) => `line number ${nth} of this page is long enough`
    const body = Array.from({ length: 60 }, (_, nth) => line(nth)).join('\n\n')
    const found = await texts('leaked-text', { 'a.md': page({}, body) }, [placed('a.md', {}, {})])
    expect(found).toHaveLength(20)
    expect(found[0]).toBe(line(0))
    expect(found.at(-1)).toBe(line(57))
  })

  it('and whoever publishes it reads which page it is of', async () => {
    await withSite({ 'a.md': page({}, LONG) }, async ({ settings }) => {
      const found = (await secretTexts([placed('a.md', {}, {})], settings)).at(-1)!
      expect(found).toMatchObject({ text: LONG, unlessPublic: true })
      expect(found.problem.message).toContain('docs/a.md, which is locked')
    })
  })
})

describe('a text is public', () => {
  it('where an open page or the settings have it, however it is marked up', async () => {
    await withSite({ 'a.md': page({}, '**Bold**, _text_') }, async ({ settings }) => {
      const isPublic = publicTexts(['a.md', 'gone.md', '.'], settings)
      expect(isPublic('bold text')).toBe(false)
      expect(isPublic('Bold text')).toBe(true)
      expect(isPublic('code that runs')).toBe(true)
      expect(isPublic('Text nobody wrote')).toBe(false)
    })
  })

  it('where it stands in a file that an open page is made of', () => {
    const open = { ...placed('a.md'), source: { file: 'a.md', sources: [{ file: 'x.ts' }] } }
    const locked = placed('b.md', {}, {})
    expect(openSources([open as unknown as PlacedPage, locked, placed('x.ts')])).toEqual([
      'a.md',
      'x.ts',
    ])
  })
})
