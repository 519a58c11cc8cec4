import { describe, expect, it } from 'vitest'
import { islandsIn, leanBody, type PageBody } from './body.ts'

const body: PageBody = [
  { html: '<p>a</p>' },
  { island: 'Tabs', props: { names: ['a'] }, slots: { a: [{ html: '<p>b</p>' }], b: [] } },
  {
    tag: 'li',
    attributes: { class: 'x' },
    children: [{ html: 'c' }, { island: 'Plot', props: { src: '/a.png' }, slots: {} }],
  },
  { html: '' },
]

describe('a body', () => {
  it('knows its islands at any depth', () => {
    expect([...islandsIn(body)]).toEqual(['Tabs', 'Plot'])
  })

  it('is lean when it has its shape and props but no text, at any depth', () => {
    expect(leanBody(body)).toEqual([
      { html: '' },
      { island: 'Tabs', props: { names: ['a'] }, slots: { a: [{ html: '' }], b: [] } },
      {
        tag: 'li',
        attributes: { class: 'x' },
        children: [{ html: '' }, { island: 'Plot', props: { src: '/a.png' }, slots: {} }],
      },
      { html: '' },
    ])
  })

  it('is not changed by making a lean copy', () => {
    const before = structuredClone(body)
    leanBody(body)
    expect(body).toEqual(before)
  })
})
