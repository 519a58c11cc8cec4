import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { leanBody, type PageBody } from '#model/body.ts'
import type { IslandProps } from '../islands/registry.ts'
import { Body } from './Body.tsx'

const Note = ({ props, slots }: IslandProps) => (
  <aside data-name={String(props['name'])}>{slots['body']}</aside>
)

const body: PageBody = [
  { html: '<p>a</p>' },
  {
    tag: 'ul',
    attributes: { class: 'x' },
    children: [
      {
        tag: 'li',
        attributes: {},
        children: [
          { island: 'note', props: { name: 'n' }, slots: { body: [{ html: '<p>b</p>' }] } },
        ],
      },
    ],
  },
]

it('draws runs, elements and islands in their places', () => {
  expect(renderToString(<Body body={body} find={() => Note} />)).toBe(
    '<div class="text"><div class="prose"><p>a</p></div><ul class="x"><li>' +
      '<aside data-name="n"><div class="prose"><p>b</p></div></aside></li></ul></div>',
  )
})

it('has the same elements when its text was left out for hydration', () => {
  const html = renderToString(<Body body={leanBody(body)} find={() => Note} />)
  expect(html.replaceAll('<p>a</p>', '').match(/<(?:div|ul|li|aside)/g)).toEqual([
    '<div',
    '<div',
    '<ul',
    '<li',
    '<aside',
    '<div',
  ])
})

it('one run is the prose itself', () => {
  expect(renderToString(<Body body={[{ html: '<p>a</p>' }]} />)).toBe(
    '<div class="prose"><p>a</p></div>',
  )
})

it('an island nobody has drawn is an error', () => {
  expect(() => renderToString(<Body body={body} />)).toThrow('The island note is not loaded')
})
