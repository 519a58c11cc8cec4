import { expect, it } from 'vitest'
import { linkTexts, type SiteGraph } from './site-graph.ts'

it('pages are called what links to them say, each name once', () => {
  const graph: SiteGraph = {
    pages: ['/a/', '/b/', '/c/'].map((path) => ({ path, lang: 'en-US', title: path })),
    links: [
      [0, 1, 'the second'],
      [2, 1, 'the second'],
      [2, 1, 'B'],
      [1, 0, 'back'],
    ],
  }
  expect(linkTexts(graph)).toEqual(
    new Map([
      ['/b/', new Set(['the second', 'B'])],
      ['/a/', new Set(['back'])],
    ]),
  )
})
