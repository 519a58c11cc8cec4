import { describe, expect, it } from 'vitest'
import { isIsland, leanBody, type PageBody } from './body.ts'

const body: PageBody = [
  { html: '<p>a</p>' },
  { island: 'Tabs', props: { names: ['a'] }, slots: { a: [{ html: '<p>b</p>' }], b: [] } },
  { island: 'Plot', props: { src: '/a.png' } },
  { html: '' },
]

describe('a body', () => {
  it('has runs of HTML and islands', () => {
    expect(body.map(isIsland)).toEqual([false, true, true, false])
  })

  it('is lean when it has its shape and props but no text, at any depth', () => {
    expect(leanBody(body)).toEqual([
      { html: '' },
      { island: 'Tabs', props: { names: ['a'] }, slots: { a: [{ html: '' }], b: [] } },
      { island: 'Plot', props: { src: '/a.png' } },
      { html: '' },
    ])
  })

  it('is not changed by making a lean copy', () => {
    const before = structuredClone(body)
    leanBody(body)
    expect(body).toEqual(before)
  })
})
