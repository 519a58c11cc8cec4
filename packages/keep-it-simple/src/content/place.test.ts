import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberOf, placeFile, stripNumber } from './place.ts'
import { testSettings } from '../../tests/support/test-site.ts'

const settings = testSettings('/nowhere')
const place = (file: string, permalink?: string, line?: number) =>
  placeFile(file, { value: permalink, line }, settings)

it.each([
  ['3.构建与数据', 3, '构建与数据'],
  ['10. Go', 10, 'Go'],
  ['01.a', 1, 'a'],
  ['数据', undefined, '数据'],
])('the name %s has the number %s and reads %s', (name, number, rest) => {
  expect([numberOf(name), stripNumber(name)]).toEqual([number, rest])
})

describe('a file without a permalink', () => {
  it.each([
    ['README.md', '/'],
    ['friends.md', '/friends/'],
    ['en/README.md', '/en/'],
    ['dataMining/README.md', '/dataMining/'],
    ['dataMining/1.数据/1.data-types.md', '/dataMining/数据/data-types/'],
    ['en/solid/3.liskov.md', '/en/solid/liskov/'],
  ])('%s lives at %s', (file, path) => {
    const { place: found, diagnostics } = place(file)
    expect(diagnostics).toEqual([])
    expect(found?.path).toBe(path)
  })
})

describe('a place', () => {
  it.each([
    ['README.md', '/', undefined],
    ['blog/1.数据库/a.md', '/', 'blog'],
    ['en/blog/a.md', '/en/', 'en/blog'],
    ['en/about.md', '/en/', undefined],
  ])('of %s has the locale %s and the collection %s', (file, prefix, dir) => {
    const found = place(file).place
    expect(found?.locale.prefix).toBe(prefix)
    expect(found?.collection?.dir).toBe(dir)
  })

  it('is the permalink where there is one, in one Unicode form', () => {
    expect(place('blog/a.md', '/article/数据/').place?.path).toBe('/article/数据/')
    expect(place('blog/a.md', '/cafe\u0301/').place?.path).toBe('/caf\u00E9/')
  })
})

describe('an address is refused', () => {
  it.each([
    ['without a slash at the end', '/a'],
    ['without a slash at the start', 'a/'],
    ['with an empty part', '/a//b/'],
    ['that climbs', '/a/../b/'],
    ['with a dot for a part', '/./a/'],
    ['with a space', '/a b/'],
    ['with a query', '/a?b/'],
    ['with a hash', '/a#b/'],
    ['with an encoded character', '/%61/'],
    ['with a backslash', '/a\\b/'],
    ['with a quote', '/a"b/'],
    ['longer than a file name', `/${'长'.repeat(86)}/`],
    ['with a control character', '/a\u0007/'],
    ['in the other language', '/en/a/'],
  ])('%s', (_, permalink) => {
    const { place: found, diagnostics } = place('blog/a.md', permalink, 4)
    expect(found).toBeUndefined()
    const [problem, ...others] = diagnostics
    expect(problem).toMatchObject({
      severity: 'error',
      code: 'bad-address',
      file: 'docs/blog/a.md',
      line: 4,
    })
    expect(problem?.message).toContain(permalink.slice(0, 60))
    expect(others).toEqual([])
  })

  it('outside the language of an English folder', () => {
    const [problem] = place('en/blog/a.md', '/article/a/', 4).diagnostics
    expect(problem?.remedy).toContain('`/en/`')
  })

  it('at the file, not at a line, when its name is to blame', () => {
    const { diagnostics } = place('blog/a b.md')
    expect(diagnostics).toMatchObject([{ code: 'bad-address', file: 'docs/blog/a b.md' }])
    expect(diagnostics[0]).not.toHaveProperty('line')
  })

  it('or else it is safe as a path, whatever is written', () => {
    const permalink = fc.string({ unit: fc.constantFrom(...'/.a数 ?#%\\:\n') })
    fc.assert(
      fc.property(permalink, (text) => {
        const path = place('blog/a.md', `/${text}/`).place?.path ?? '/'
        expect(path).toMatch(/^\/(?:(?!\.{1,2}\/)[^\s/\\?#%:]+\/)*$/)
      }),
    )
  })
})
