import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { drawMissing } from '#content/drawings/draw.ts'
import { drawingName, drawingWidth, isPlainDrawing } from '#content/drawings/drawing-file.ts'
import { TinySite, withSite, type Files } from '../support/tiny-site.ts'

const FRONT = '---\ntitle: 页\n---\n\n'
const MARKDOWN = join(import.meta.dirname, '../markdown')

async function problems(markdown: string, files: Files = {}) {
  const site = new TinySite({ ...files, 'note.md': `${FRONT}${markdown}` })
  try {
    const found = await site.diagnostics()
    return found.map(({ code, line, message, remedy }) => ({ code, line, message, remedy }))
  } finally {
    site.remove()
  }
}

afterEach(() => vi.unstubAllEnvs())

describe('a diagram', () => {
  it('is drawn once, without anything that could act, and the same each time', async () => {
    const source =
      '```mermaid\nflowchart LR\n  A[<b>甲</b>] --> B["x <script>alert(1)</script>"]\n```\n'
    await withSite({ 'note.md': `${FRONT}${source}` }, async (site) => {
      expect(await site.diagnostics()).toEqual([])
      const [file, ...more] = readdirSync(site.settings.drawings)
      expect(more).toEqual([])
      const path = join(site.settings.drawings, file!)
      const first = readFileSync(path, 'utf8')
      expect(isPlainDrawing(first.trim())).toBe(true)
      const again = join(site.root, 'again')
      const text = source.split('\n').slice(1, 3).join('\n')
      expect(await drawMissing([{ name: drawingName(text), source: text }], again)).toEqual({})
      expect(readFileSync(join(again, file!), 'utf8')).toBe(first)
      expect((await site.build()).compiled).toBe(0)
    })
  })

  it('needs no browser when its drawing is there', async () => {
    vi.stubEnv('CHROMIUM', '/nowhere')
    const name = readdirSync(join(MARKDOWN, 'drawings'))[0]!
    const markdown = readFileSync(join(MARKDOWN, 'diagrams.md'), 'utf8')
    const override = { drawings: join(MARKDOWN, 'drawings') }
    await withSite(
      { 'note.md': FRONT + markdown },
      async (site) => {
        const { diagnostics, drawings } = await site.build()
        expect(diagnostics).toEqual([])
        expect(drawings.map((one) => `${one}.svg`)).toContain(name)
      },
      override,
    )
  })

  // Three drawings take ten seconds of the gate.
  it.skipIf(process.env['SHORT'])(
    'is drawn for the column and for phones where it is too wide',
    async () => {
      const steps = Array.from({ length: 12 }, (_, at) => `n${at}[第 ${at} 步做一件事]`)
      const text = `\`\`\`mermaid\nflowchart LR\n  ${steps.join(' --> ')}\n\`\`\`\n`
      await withSite({ 'note.md': FRONT + text }, async (site) => {
        expect(await site.diagnostics()).toEqual([])
        const width = (end: string) => {
          const file = readdirSync(site.settings.drawings).find((name) => name.endsWith(end))!
          return drawingWidth(readFileSync(join(site.settings.drawings, file), 'utf8'))
        }
        expect(readdirSync(site.settings.drawings)).toHaveLength(3)
        expect(width('-column.svg')).toBeLessThan(786)
        expect(width('-phone.svg')).toBeLessThan(350)
        expect((await site.build()).compiled).toBe(0)
      })
    },
  )

  it('without a drawing and without a browser says how to get one', async () => {
    vi.stubEnv('CHROMIUM', '/nowhere')
    expect(await problems('文字\n\n```mermaid\nflowchart LR\n  A --> B\n```\n')).toEqual([
      {
        code: 'no-drawing',
        line: 7,
        message: 'The diagram has not been drawn yet, and there is no browser to draw it.',
        remedy:
          'Install Chromium or Chrome, or name one with `CHROMIUM=/path`; then `npx kis draw`, and commit `drawings/`.',
      },
    ])
  })

  it('that cannot be read is reported with the line of the mistake', async () => {
    const [found, ...more] = await problems('```mermaid\nflowchart LR\n  A --> B\n  C [[[x\n```\n')
    expect(more).toEqual([])
    expect(found).toMatchObject({ code: 'bad-diagram', line: 8 })
    expect(found!.message).toMatch(/^The diagram cannot be read: Parse error on line 3/)
  })

  it('that is empty, or has an unknown option, is reported', async () => {
    expect(await problems('```mermaid titel="x"\n```\n')).toEqual([
      {
        code: 'unknown-option',
        line: 5,
        message: 'The block `mermaid` has no option `titel`.',
        remedy: 'Did you mean `title`?',
      },
      {
        code: 'bad-diagram',
        line: 5,
        message: 'The diagram is empty.',
        remedy: 'Write it or remove it.',
      },
    ])
  })

  it('whose committed drawing holds a script is not shown', async () => {
    vi.stubEnv('CHROMIUM', '/nowhere')
    const source = 'flowchart LR\n  A --> B'
    const evil = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>\n'
    const files = { [`drawings/${drawingName(source)}.svg`]: evil }
    const found = await problems(`\`\`\`mermaid\n${source}\n\`\`\`\n`, files)
    expect(found.map(({ code }) => code)).toEqual(['no-drawing'])
  })
})

describe('a mind map', () => {
  it('without an outline is reported', async () => {
    expect(await problems('```markmap\n只是文字\n```\n')).toMatchObject([
      { code: 'bad-diagram', line: 5 },
    ])
  })
})

describe('a chart', () => {
  const csv = { 'a.csv': '年份,销量\n2024,10\n2025,二十\n' }

  it.each([
    ['chart data="./a.csv" y=销售量', 'The data has no column `销售量`.', 'Did you mean `销量`?'],
    ['chart data="./a.csv" y=x', 'The data has no column `x`.', 'Its columns are `年份`, `销量`.'],
    [
      'chart data="./a.csv"',
      'Row 2 of `销量` is not a number: `二十`.',
      'Correct it, or name other columns with `y=`.',
    ],
  ])('%s is reported', async (info, message, remedy) => {
    expect(await problems(`\`\`\`${info}\n\`\`\`\n`, csv)).toEqual([
      { code: 'bad-chart', line: 5, message, remedy },
    ])
  })

  it('of a type there is none of is reported', async () => {
    expect(await problems('```chart type=lines\na,b\n1,2\n```\n')).toEqual([
      {
        code: 'bad-option',
        line: 5,
        message: '`type=lines` is not one of `line`, `bar`, `area`, `scatter`, `pie`.',
        remedy: 'Did you mean `line`?',
      },
    ])
  })

  it('of a file that is not there, or of nothing, is reported', async () => {
    expect(await problems('```chart data="./b.csv"\n```\n')).toMatchObject([
      { code: 'missing-source', line: 5 },
    ])
    expect(await problems('```chart\n```\n')).toMatchObject([{ code: 'bad-chart', line: 5 }])
    expect(await problems('```chart log\na,b\n1,0\n```\n')).toMatchObject([
      { code: 'bad-chart', line: 5 },
    ])
  })

  it('is drawn anew when its file changes, in shapes and words only', async () => {
    const page = `${FRONT}\`\`\`chart type=pie data="./a.csv"\n\`\`\`\n`
    await withSite({ 'note.md': page, 'a.csv': '名,值\n甲,1\n乙,2\n' }, async (site) => {
      const html = (await site.content('/note/')).body
      expect(html).toContain('1 · 33.3%')
      const svg = /<svg[^]*?<\/svg>/.exec(html)![0]
      const plain = svg.replace(/ role="img" aria-label="[^"]*"| data-\w+="\w+"/g, '')
      expect(isPlainDrawing(plain)).toBe(true)
      site.write({ 'a.csv': '名,值\n甲,3\n乙,1\n' })
      expect((await site.content('/note/')).body).toContain('3 · 75%')
    })
  })
})
