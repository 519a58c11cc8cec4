import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../tests/support/any-text.ts'
import { addresses, askPages, contentPage, OTHERS } from '../../tests/support/sample-pages.ts'
import { searchPages } from './memory-index.ts'

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
})

describe('names', () => {
  it('an alias finds it, and is the reason', async () => {
    const page = contentPage('/a/', 'A title', { frontmatter: { aliases: ['Hash ring'] } })
    const [found] = (await askPages([page], 'ring')).pages
    expect(found).toMatchObject({
      title: 'A title',
      reason: { field: 'alias', parts: [{ text: 'Hash ' }, { text: 'ring', marked: true }] },
    })
  })

  it('the title of a translation finds it', async () => {
    const page = contentPage('/a/', 'Rates', {
      alternates: [{ lang: 'zh-CN', path: '/zh/', exact: true }] as never,
    })
    const twin = contentPage('/zh/', '限流器', { lang: 'zh-CN' })
    const [found] = (await askPages([page, twin], '限流')).pages
    expect(found).toMatchObject({ address: '/a/', reason: { field: 'translation' } })
  })

  it('a title with all of it leads to the page, with the opening as its excerpt', async () => {
    const body = '<p>First words.</p><h2 id="s">Skip scan</h2><p>Skips and scans.</p>'
    const [found] = (await askPages([contentPage('/a/', 'Skip scan', { body })], 'skip scan')).pages
    expect(found!.address).toBe('/a/')
    expect(found!.marked.filter(({ marked }) => marked)).toHaveLength(2)
    expect(found!.snippet).toEqual([{ text: 'First words.' }])
    expect(found!.sections.map(({ address }) => address)).toEqual(['/a/#s'])
  })
})

describe('texts', () => {
  const body = '<p>Start.</p><h2 id="b">Second</h2><p>Here is a needle in hay.</p>'

  it('lead to the section that has it, with an excerpt and the word marked', async () => {
    const [found] = (await askPages([contentPage('/a/', 'A', { body })], 'needles')).pages
    expect(found).toMatchObject({ address: '/a/#b', section: [{ text: 'Second' }] })
    expect(found!.snippet).toContainEqual({ text: 'needle', marked: true })
  })

  it('are the words of the author: not those of a block, and each cell by itself', async () => {
    const own =
      '<p data-nosnippet>Verified <span>by machine</span></p><button>Copy</button>' +
      '<label>Python</label><label>Rust</label><table><tr><td>one</td><td>two</td></tr></table>'
    const page = contentPage('/a/', 'A', { body: body + own })
    for (const word of ['verified', 'machine', 'copy', 'pythonrust', 'onetwo'])
      expect(addresses(await askPages([page], word))).toEqual([])
    for (const word of ['python', 'rust', 'two'])
      expect(addresses(await askPages([page], word))).toEqual(['/a/'])
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
    // What is there is marked, not what was typed.
    expect(answer.pages[0]!.marked).toEqual([
      { text: 'Idempotency', marked: true },
      { text: ' ' },
      { text: 'keys', marked: true },
    ])
  })

  it('a word that is there is not corrected', async () => {
    const answer = await askPages([page, contentPage('/b/', 'Idempotence')], 'idempotence')
    expect(answer.suggestion).toBeUndefined()
    expect(addresses(answer)[0]).toBe('/b/')
  })

  it('nothing found: nothing shown, and pages with the nearest names offered', async () => {
    const answer = await askPages([page], 'keys zzqq xxyy')
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

it('only a question of nothing but letters is heard as a sound', async () => {
  const page = contentPage('/a/', '网络', { lang: 'zh-CN' })
  const ask = (text: string) => askPages([page], text, { langs: ['zh-CN'] })
  expect((await ask('docker compose 网络')).pages.filter(({ weak }) => !weak)).toEqual([])
})

it('any beginning of a title finds its page', async () => {
  const unit = fc.constantFrom(...'abc锁表的,.-?(+ 1')
  const title = fc.string({ unit, minLength: 3, maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(title, fc.nat({ max: 30 }), async (whole, more) => {
      fc.pre(whole.trim().length > 2)
      const beginning = whole.trim().slice(0, 3 + more)
      // A single letter is no word to search for, nor is a sign.
      fc.pre(/[a-z\d]{2}|\p{Script=Han}/u.test(beginning))
      fc.pre(!/(?<![a-z\d])[a-z\d](?![a-z\d])/.test(beginning))
      const found = await askPages([contentPage('/a/', whole)], beginning)
      expect(addresses(found)).toContain('/a/')
    }),
  )
})

it('any string has an answer', async () => {
  const { search } = searchPages(OTHERS)
  await fc.assert(
    fc.asyncProperty(anyText(60), async (text) => {
      const { total } = await search({ text, langs: ['en-US'], limit: 5 })
      expect(total).toBeGreaterThanOrEqual(0)
    }),
  )
})
