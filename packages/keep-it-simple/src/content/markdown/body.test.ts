import type { MarkdownIt, Token } from 'markdown-it'
import createMarkdownIt from 'markdown-it'
import { describe, expect, it } from 'vitest'
import { islandsIn, leanBody } from '#model/body.ts'
import { buildBody } from './body.ts'
import type { PageEnv } from './page-env.ts'

/** A parser with one interactive block: `!name` alone on a line, holding a paragraph. */
function parserWithIsland(): MarkdownIt {
  const md = createMarkdownIt()
  md.block.ruler.before(
    'paragraph',
    'note',
    (state, line, _end, silent) => {
      const text = state.src.slice(state.bMarks[line]! + state.tShift[line]!, state.eMarks[line])
      if (!/^!\w+$/.test(text)) return false
      if (silent) return true
      state.push('island_open', '', 1).meta = { island: 'note', props: { name: text.slice(1) } }
      state.push('slot_open', '', 1).info = 'body'
      state.push('paragraph_open', 'p', 1)
      Object.assign(state.push('inline', '', 0), { content: `*${text.slice(1)}*`, children: [] })
      state.push('paragraph_close', 'p', -1)
      state.push('slot_close', '', -1)
      state.push('island_close', '', -1)
      state.line = line + 1
      return true
    },
    { alt: ['paragraph', 'list', 'blockquote'] },
  )
  return md
}

/** `|…` lines are parts of an element that finds its parts among its children. */
function strictParser(): MarkdownIt {
  const md = parserWithIsland()
  md.block.ruler.before('paragraph', 'parts', (state, line, end) => {
    if (state.src[state.bMarks[line]!] !== '|') return false
    state.push('parts_open', 'div', 1).meta = { strict: true }
    for (let at = line; at < end; at++) {
      const text = state.src.slice(state.bMarks[at]! + 1, state.eMarks[at])
      state.push('part_open', 'section', 1)
      const isIsland = text.startsWith('!')
      if (isIsland) state.push('island_open', '', 1).meta = { island: 'note', props: {} }
      else Object.assign(state.push('inline', '', 0), { content: text, children: [] })
      if (isIsland) state.push('island_close', '', -1)
      state.push('part_close', 'section', -1)
    }
    state.push('parts_close', 'div', -1)
    state.line = end
    return true
  })
  return md
}

function bodyOf(markdown: string) {
  const md = parserWithIsland()
  const env = {} as PageEnv
  const tokens: Token[] = md.parse(markdown, env as never)
  return buildBody(md, tokens, env)
}

const island = (name: string) => ({
  island: 'note',
  props: { name },
  slots: { body: [{ html: `<p><em>${name}</em></p>\n` }] },
})

describe('a body', () => {
  it('without islands is one run', () => {
    expect(bodyOf('a\n\n- b\n- c')).toEqual([
      { html: '<p>a</p>\n<ul>\n<li>b</li>\n<li>c</li>\n</ul>\n' },
    ])
  })

  it('is nothing when there is nothing', () => {
    expect(bodyOf('')).toEqual([])
  })

  it('has runs around an island', () => {
    expect(bodyOf('a\n\n!x\n\nb')).toEqual([
      { html: '<p>a</p>\n' },
      island('x'),
      { html: '<p>b</p>\n' },
    ])
  })

  it('opens only the elements an island sits in', () => {
    expect(bodyOf('1. a\n2. > b\n   >\n   > !x\n\nc')).toEqual([
      {
        tag: 'ol',
        attributes: {},
        children: [
          {
            tag: 'li',
            attributes: {},
            children: [{ html: expect.stringContaining('a') as string }],
          },
          {
            tag: 'li',
            attributes: {},
            children: [
              {
                tag: 'blockquote',
                attributes: {},
                children: [{ html: '<p>b</p>\n' }, island('x')],
              },
            ],
          },
        ],
      },
      { html: '<p>c</p>\n' },
    ])
  })

  it('loses its text and keeps its shape for hydration', () => {
    const lean = leanBody(bodyOf('a\n\n- !x'))
    expect(JSON.stringify(lean)).not.toMatch(/<p>|<em>/)
    expect([...islandsIn(lean)]).toEqual(['note'])
    expect(lean).toHaveLength(2)
  })
})

it('keeps the parts of a strict element its children when an island sits among them', () => {
  const md = strictParser()
  const env = {} as PageEnv
  const [parts, ...more] = buildBody(md, md.parse('|a\n|!b\n|c', env as never), env)
  expect(more).toEqual([])
  expect(parts).toMatchObject({
    tag: 'div',
    children: [
      { tag: 'section', children: [{ html: 'a' }] },
      { tag: 'section', children: [{ island: 'note' }] },
      { tag: 'section', children: [{ html: 'c' }] },
    ],
  })
})
