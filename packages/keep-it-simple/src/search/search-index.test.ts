import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../tests/support/any-text.ts'
import { addresses, askPages, contentPage, OTHERS } from '../../tests/support/sample-pages.ts'
import type { SearchAnswer } from '#model/search.ts'
import { gatherLinks, namesOf } from './gather-names.ts'
import { memoryIndex } from './memory-index.ts'
import { pageText } from './page-text.ts'
import { searchIndex } from './search-index.ts'
import { searchPages } from './search-pages.ts'

const text = (path: string, words: string, title = path) =>
  contentPage(path, title, { body: `<p>${words}</p>` })

describe('the order', () => {
  const bloom = contentPage('/bloom/', 'What a Bloom filter forgets')
  const mention = text('/other/', 'A Bloom filter, the Bloom filter and Bloom filters. '.repeat(20))

  it('a page about a thing stands before pages that mention it', async () => {
    expect(addresses(await askPages([mention, bloom], 'bloom filter'))).toEqual([
      '/bloom/',
      '/other/',
    ])
  })

  it('a page that lists others stands below them', async () => {
    const list = contentPage('/list/', 'Bloom filter', { filePathRelative: 'bloom/README.md' })
    expect(addresses(await askPages([list, bloom], 'bloom filter'))).toEqual(['/bloom/', '/list/'])
  })

  it('pages with all words stand first, pages with some are not hidden', async () => {
    const pages = [
      contentPage('/some/', 'Isolation in theatres'),
      contentPage('/all/', 'Isolation levels of Postgres'),
    ]
    expect(addresses(await askPages(pages, 'levels isolation postgres'))[0]).toBe('/all/')
    const asked = await askPages([pages[0]!], 'isolation theatres zzqqxx')
    expect(addresses(asked)).toEqual(['/some/'])
    expect(asked.pages[0]!.weak).toBe(true)
  })

  it('words of the asking do not count', async () => {
    const answer = await askPages([bloom], 'what should I do with a bloom filter and why')
    expect(addresses(answer)).toEqual(['/bloom/'])
    expect(answer.pages[0]!.weak).toBeUndefined()
  })

  it('words near each other stand before the same words far apart', async () => {
    const filler = 'Nothing about that here, and on it goes. '.repeat(60)
    const pages = [
      text('/apart/', `Charged at first. ${filler}${filler} Twice at last.`),
      text('/near/', `${filler} It is charged twice at last. ${filler}`),
    ]
    expect(addresses(await askPages(pages, 'charged twice'))[0]).toBe('/near/')
  })
})

describe('names', () => {
  it.each([
    ['an alias', { frontmatter: { aliases: ['Hash ring'] } }, 'hash ring', 'alias'],
    ['a tag', { tags: [{ name: 'Throttling', count: 1 }] }, 'throttling', 'tag'],
    ['its address', { path: '/keyset-pagination/' }, 'keyset', 'address'],
  ] as const)('%s finds it, and says so', async (_, more, asked, field) => {
    const page = contentPage('/a/', 'A title', more as never)
    const [found] = (await askPages([page], asked)).pages
    expect(found).toMatchObject({ title: 'A title', reason: { field } })
  })

  it('the words of a link that leads to it find it', async () => {
    const from = contentPage('/b/', 'B', { body: '<p><a href="/a/">leaky bucket</a></p>' })
    const [first] = (await askPages([from, contentPage('/a/', 'Rates')], 'leaky bucket')).pages
    expect(first).toMatchObject({ address: '/a/', reason: { field: 'link' } })
  })

  it('a heading is shown below its page', async () => {
    const headings = [{ id: 'skip', text: 'Skip scan', level: 2 }]
    const page = contentPage('/a/', 'Indexes', { headings })
    const [found] = (await askPages([page], 'skip scan')).pages
    expect(found!.sections).toEqual([{ address: '/a/#skip', title: 'Skip scan', snippet: [] }])
  })
})

describe('texts', () => {
  it('a sentence is shown under the heading it stands below, its words marked', async () => {
    const body = '<p>Start.</p><h2 id="b">Second</h2><p>Here is a needle in hay.</p>'
    const [found] = (await askPages([contentPage('/a/', 'A', { body })], 'needle')).pages
    expect(found!.sections.map(({ address, title }) => [address, title])).toEqual([
      ['/a/#b', 'Second'],
    ])
    expect(found!.sections[0]!.snippet).toContainEqual({ text: 'needle', marked: true })
  })

  it.each(['err != nil', '||', 's[:2:2]', 'Host *', 'os.replace', 'num_key_value_heads'])(
    'code is found as it is written: %s',
    async (code) => {
      const escaped = code.replaceAll('<', '&lt;')
      const page = contentPage('/code/', 'A', { body: `<p>See <code>${escaped}</code>.</p>` })
      expect(addresses(await askPages([page], code))[0]).toBe('/code/')
    },
  )
})

describe('what was meant', () => {
  const page = contentPage('/a/', 'Idempotency keys')

  it('a slip is forgiven, and the word suggested', async () => {
    const answer = await askPages([page], 'Idemptoency keys')
    expect(addresses(answer)[0]).toBe('/a/')
    expect(answer.suggestion).toBe('idempotency keys')
  })

  it('a word that is there is not corrected', async () => {
    const answer = await askPages([page, contentPage('/b/', 'Idempotence')], 'idempotence')
    expect(answer.suggestion).toBeUndefined()
    expect(addresses(answer)[0]).toBe('/b/')
  })

  it('nothing found: nothing shown, and pages with the nearest names offered', async () => {
    const answer = await askPages([page], 'keys of zzqq xxyy')
    expect([answer.total, answer.pages]).toEqual([0, []])
    expect(answer.nearest!.map(({ address }) => address)).toEqual(['/a/'])
    expect(await askPages([page], 'zzqqxx')).toEqual({ total: 0, pages: [] })
  })
})

describe('narrowing', () => {
  const series = (path: string, name: string, tags: readonly string[]) =>
    contentPage(path, `Lock ${path}`, {
      crumbs: [{ text: 'Home', link: '/' }, { text: name }, { text: path }],
      tags: tags.map((tag) => ({ name: tag, count: 1 })),
    } as never)
  const pages = [
    series('/1/', 'Notes', ['SQL']),
    series('/2/', 'Notes', ['Go']),
    series('/3/', 'Papers', ['SQL']),
  ]
  it.each([
    [{}, ['/1/', '/2/', '/3/']],
    [{ series: 'Notes' }, ['/1/', '/2/']],
    [{ tag: 'SQL' }, ['/1/', '/3/']],
    [{ series: 'Notes', tag: 'SQL' }, ['/1/']],
    [{ series: 'None' }, []],
    [{ tag: '__proto__' }, []],
  ])('by %o', async (by, found) => {
    const answer = await askPages(pages, 'lock', by)
    expect(addresses(answer).sort()).toEqual(found)
    expect(answer.total).toBe(found.length)
  })
})

describe('in two steps', () => {
  const pages = [
    contentPage('/named/', 'Bucket of tokens'),
    ...Array.from({ length: 8 }, (_, index) =>
      text(`/text-${index}/`, 'The bucket of tokens is full. '.repeat(index + 1)),
    ),
    ...OTHERS,
  ]
  const reader = memoryIndex(
    pages.map((page) => ({
      names: namesOf(page, gatherLinks([], '/'), () => undefined, []),
      text: pageText(page.title, page.body),
    })),
  )
  const inSteps = async (asked: string, limit: number) => {
    const early: SearchAnswer[] = []
    const query = { text: asked, limit }
    const whole = await searchIndex(
      reader,
      'en-US',
      query,
      async () => [],
      (one) => early.push(one),
    )
    return { early, whole }
  }

  it('names answer first; texts come below and move nothing', async () => {
    const { early, whole } = await inSteps('bucket', 5)
    expect(early).toHaveLength(1)
    expect(early[0]!.partial).toBe(true)
    expect(addresses(early[0]!)).toEqual(['/named/'])
    expect(addresses(whole).slice(0, 1)).toEqual(['/named/'])
    expect([whole.pages.length, whole.total, whole.partial]).toEqual([5, 9, undefined])
  })

  it('whatever is asked, the whole answer begins with the early one and shows no page twice', async () => {
    const word = fc.constantFrom(
      'bucket',
      'tok',
      'of',
      'chapter',
      '1',
      'full',
      'zz',
      'bucekt',
      '||',
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(word, { maxLength: 4 }),
        fc.integer({ min: 1, max: 9 }),
        async (words, limit) => {
          const { early, whole } = await inSteps(words.join(' '), limit)
          const first = early.flatMap(addresses)
          expect(addresses(whole).slice(0, first.length)).toEqual(first)
          expect(new Set(addresses(whole)).size).toBe(whole.pages.length)
          expect(whole.pages.length).toBeLessThanOrEqual(Math.min(limit, whole.total))
        },
      ),
    )
  })
})

it('any beginning of a title finds its page', async () => {
  const unit = fc.constantFrom(...'abc锁表的,.-?(+ 1')
  const title = fc.string({ unit, minLength: 3, maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(title, fc.nat({ max: 30 }), async (whole, more) => {
      fc.pre(whole.trim().length > 2)
      const beginning = whole.trim().slice(0, 3 + more)
      const found = await askPages([contentPage('/a/', whole)], beginning)
      expect(addresses(found)).toContain('/a/')
    }),
  )
})

it('any string has an answer', async () => {
  const { search } = searchPages(OTHERS, '/')
  await fc.assert(
    fc.asyncProperty(anyText(60), async (text) => {
      const { total } = await search({ text, langs: ['en-US'], limit: 5 })
      expect(total).toBeGreaterThanOrEqual(0)
    }),
  )
})
