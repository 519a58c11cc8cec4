import { expect, it } from 'vitest'
import { growthOf, MOST } from '../../tests/support/growth.ts'
import { serifLinks } from './serif-links.ts'

const FILES = { '700': '/bold.woff2', '400': '/regular.woff2', 'italic 400': '/italic.woff2' }
const BAR = '<header><a class="wordmark" href="/">A<i class="stop"></i></a><em>bar</em></header>'

/** The faces that a page with this in `main` links to. */
const faces = (main: string, lang = 'en-US', files: Readonly<Record<string, string>> = FILES) =>
  serifLinks(lang, `${BAR}<main id="main">${main}</main><footer><em>foot</em></footer>`, files).map(
    (link) => /\/(\w+)\.woff2/.exec(link)![1],
  )

it('a link fetches nothing before the script asks for it', () => {
  expect(serifLinks('en', BAR, { '700': '/a&b.woff2' })).toEqual([
    '<link rel="preload" as="font" crossorigin media="not all" href="/a&amp;b.woff2">',
  ])
})

it('the link to the italic is marked', () => {
  const main = '<main><p><em>A</em></p></main>'
  expect(serifLinks('en', main, FILES)).toEqual([
    '<link rel="preload" as="font" crossorigin media="not all" href="/italic.woff2" data-italic>',
  ])
})

it.each([
  ['<div class="prose"><p>Text</p></div>', ['bold', 'regular']],
  ['<div class="excerpt"><p>Text</p></div>', ['bold', 'regular']],
  ['<p class="text">Words of a home page</p>', ['bold', 'regular']],
  ['<div class="prose"></div>', ['bold']],
  ['<ul><li>Text of the interface</li></ul>', ['bold']],
  ['<div class="prose"><p>A <em>word</em></p></div>', ['bold', 'regular', 'italic']],
  ['<div class="prose"><p><i lang="fr">mot</i></p></div>', ['bold', 'regular', 'italic']],
  ['<div class="prose"><blockquote><p>Said</p></blockquote></div>', ['bold', 'regular', 'italic']],
  ['<blockquote>Said<cite>Who</cite></blockquote>', ['bold', 'italic']],
  ['<blockquote>Said in a hero</blockquote><div class="prose"><p>A</p></div>', ['bold', 'regular']],
  ['<i class="caret"></i><i></i><img alt="icon"><embed>', ['bold']],
])('%s', (main, expected) => {
  expect(faces(main)).toEqual(expected)
})

it('where text is not in letters, only titles are in the serif; in languages it lacks letters of, nothing', () => {
  const main = '<div class="prose"><p>字<em>字</em></p></div>'
  for (const lang of ['zh-CN', 'ja', 'ko-KR']) expect(faces(main, lang)).toEqual(['bold'])
  for (const lang of ['ru-RU', 'pl', 'ar']) expect(faces(main, lang)).toEqual([])
  expect(faces(main, 'ms')).toEqual(['bold', 'regular', 'italic'])
})

it('faces that do not travel are not linked, and none without the bar or a page', () => {
  const main = '<div class="prose"><p>A <em>word</em></p></div>'
  expect(faces(main, 'en', { '400': '/regular.woff2' })).toEqual(['regular'])
  expect(faces(main, 'en', {})).toEqual([])
  expect(serifLinks('en', '<p>Bare</p>', FILES)).toEqual([])
})

it('a text twice as long takes twice the time', async () => {
  const draw = (times: number) => faces('<div class="prose"></div><em '.repeat(10_000 * times))
  expect(draw(1)).toEqual(['bold'])
  expect(await growthOf(draw)).toBeLessThan(MOST)
})
