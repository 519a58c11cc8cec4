import { beforeAll, describe, expect, it } from 'vitest'
import { page, TinySite, withSite } from '../support/tiny-site.ts'

async function problems(markdown: string, files = {}) {
  const site = new TinySite({ 'note.md': page({}, markdown), ...files })
  try {
    return (await site.diagnostics()).map(
      ({ code, severity, file, line, remedy }) =>
        `${severity} ${code} ${file}:${line} ${remedy ?? ''}`,
    )
  } finally {
    site.remove()
  }
}

/** Each is the text of a page and begins on line 5; what is expected stands after the file's name. */
const MISTAKES: readonly (readonly [markdown: string, kind: string, rest: string])[] = [
  ['> [!NOTTE]\n> 文', 'warning unknown-alert', ':5 Did you mean `[!NOTE]`?'],
  ['文[!tipp 新]字', 'warning unknown-kind', ':5 Use note, info, tip'],
  ['::: collapse acordion\n- 甲\n\n  乙\n:::', 'error unknown-option', ':5 Did you mean'],
  ['::: collapse\n- 甲\n\n  乙\n- 丙\n:::', 'error empty-panel', ':9 Write the title'],
  ['::: timeline\n- 甲\n  tme=1\n:::', 'error unknown-option', ':7 Use `time="…"`'],
  ['::: field a\n@typ x\n:::', 'error unknown-option', ':6 Did you mean `@type`?'],
  [':::: field-group\n文\n::::', 'error only-fields', ':5 '],
  ['::: chat\n文\n:::', 'error chat-nobody', ':6 Write `{name}`'],
  ['::: card 甲 link=/nowhere/\n文\n:::', 'error dead-link', ':5 '],
  ['::: link-card\n- [甲](/nowhere/) 乙\n:::', 'error dead-link', ':6 '],
  ['::: card-grid cols=9\n:::', 'error bad-option', ':5 Write `cols=4`'],
  ['::: table hl-rows="tip:9"\n|a|\n|-|\n|b|\n:::', 'error bad-option', ':5 Count from'],
  ['::: table hl-cells="tip:1"\n|a|\n|-|\n|b|\n:::', 'error bad-option', ':5 Write `hl-'],
  ['@[repo](raft)', 'error bad-repository', ':5 Write `@[repo](owner/name)`'],
]

describe('mistakes in boxes', () => {
  let found: readonly string[] = []
  beforeAll(async () => {
    const files = MISTAKES.map(([markdown], index) => [`m${index}.md`, page({}, markdown)])
    found = await problems('文', Object.fromEntries(files))
  })

  it.each(MISTAKES.map((one, index) => [...one, index] as const))('%j', (_, kind, rest, index) => {
    const own = found.filter((text) => text.includes(` docs/m${index}.md:`))
    expect(own).toHaveLength(1)
    expect(own[0]).toContain(`${kind} docs/m${index}.md${rest}`)
  })

  it('are all there is', () => expect(found).toHaveLength(MISTAKES.length))
})

describe('included parts', () => {
  it('report a mistake in the file it comes from', async () => {
    const found = await problems('一\n\n<!-- @include: ./_a.md -->\n\n::: nothing\n:::', {
      '_a.md': '---\ntitle: 甲\n---\n\n甲\n\n::: warnign\n:::\n',
    })
    expect(found).toEqual([
      'error unknown-block docs/_a.md:7 Did you mean `warning`?',
      'error unknown-block docs/note.md:9 The manual shows the blocks there are; one of your own is a folder of `blocks/`.',
    ])
  })

  it.each([
    ['a part that is not there', './_x.md', 'missing-source', 'docs/note.md:5'],
    ['a circle', './_b.md', 'bad-include', 'docs/_c.md:2'],
    ['a long chain', './_1.md', 'bad-include', 'docs/_5.md:1'],
    ['what is not Markdown', './a.txt', 'bad-include', 'docs/note.md:5'],
    ['what leaves docs', '../outside.md', 'missing-source', 'docs/note.md:5'],
  ])('refuses %s', async (_name, target, code, place) => {
    const chain = [1, 2, 3, 4, 5, 6].map((n) => [`_${n}.md`, `<!-- @include: ./_${n + 1}.md -->\n`])
    const found = await problems(`<!-- @include: ${target} -->`, {
      '_a.md': '甲\n',
      '_b.md': '<!-- @include: ./_c.md -->\n',
      '_c.md': '丙\n<!-- @include: ./_b.md -->\n',
      'a.txt': 'x',
      ...Object.fromEntries(chain),
    })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(`error ${code} ${place} `)
  })

  it('a changed part makes the page new, and parts are no pages', async () => {
    const files = { 'note.md': page({}, '<!-- @include: ./_parts/a.md -->'), '_parts/a.md': '旧' }
    await withSite(files, async (site) => {
      expect((await site.content('/note/')).body).toBe('<p>旧</p>\n')
      expect((await site.build()).compiled).toBe(0)
      site.write({ '_parts/a.md': '新' })
      const { compiled, total } = await site.build()
      expect({ compiled, total }).toEqual({ compiled: 1, total: 1 })
      expect((await site.content('/note/')).body).toBe('<p>新</p>\n')
    })
  })
})

it('the words of the boxes are those of the page’s language', async () => {
  const markdown =
    '> [!IMPORTANT]\n> x\n\n::: details\nx\n:::\n\n::: field a\n@required\n:::\n\n::: chat\n{.}\nx\n:::'
  await withSite({ 'en/a.md': page({}, markdown) }, async (site) => {
    const html = JSON.stringify((await site.content('/en/a/')).body)
    for (const word of ['Important', 'Details', 'Required', 'Conversation', 'Me'])
      expect(html).toContain(`>${word}<`)
  })
})
