import { rmSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { writeFolder } from '../../../../tests/support/old-site.ts'
import { linesOf } from '../body/lines.ts'
import type { Notes } from '../note.ts'
import type { SourcePage } from '../source-site.ts'
import { convertEmbeds } from './embeds.ts'
import { shownFiles } from './shown-files.ts'

function convert(markdown: string) {
  const notes: Notes = { changes: [], todo: [] }
  const text = convertEmbeds(linesOf(markdown, 5), notes).map((one) => one.text)
  return { text: text.join('\n'), notes }
}

it.each([
  ['@[codepen](a/b)', '[https://codepen.io/a/pen/b](https://codepen.io/a/pen/b)'],
  ['@[codepen preview](a/pen/b "T")', '[T](https://codepen.io/a/pen/b)'],
  ['@[replit](a/b)', '[https://replit.com/@a/b](https://replit.com/@a/b)'],
  ['@[replit](@a/b "T")', '[T](https://replit.com/@a/b)'],
  ['@[codeSandbox](a/b "T")', '[T](https://codesandbox.io/s/b)'],
  ['@[jsfiddle](a/b "T")', '[T](https://jsfiddle.net/a/b)'],
  ['  @[caniuse embed{-2,3}](fetch "T")  ', '  [T](https://caniuse.com/fetch)'],
  ['@[acfun](ac1 "T")', '[T](https://www.acfun.cn/v/ac1)'],
  ['@[artPlayer width=1](/v.mp4 "T")', '@[video](/v.mp4 "T")'],
  ['@[artPlayer](/v.mp4)', '@[video](/v.mp4)'],
  ['@[pdf 2 no-toolbar](/a.pdf "T")', '@[pdf](/a.pdf "T")'],
  ['@[bilibili p1 t=90](BV1xx411c7mD)', '@[bilibili t=90](BV1xx411c7mD)'],
  ['@[bilibili](aid=1&bvid=BV1xx411c7mD "T")', '@[bilibili](BV1xx411c7mD "T")'],
  ['@[bilibili BV1xx411c7mD 16:9](1)', '@[bilibili](BV1xx411c7mD)'],
  ['@[youtube start=1:02:03](abc)', '@[youtube t=3723](abc)'],
  ['@[youtube time=1:x](abc)', '@[youtube t=60](abc)'],
  ['@[youtube noset=1](abc "T")', '@[youtube](abc "T")'],
])('%s', (written, text) => {
  const found = convert(`a\n${written}`)
  expect(found.text).toBe(`a\n${text}`)
  const message = `\`${written.trim()}\` became \`${text.trim()}\`.`
  expect(found.notes).toEqual({ changes: [{ line: 6, message }], todo: [] })
})

it.each([
  '@[youtube](abc)',
  '@[pdf](/a.pdf)',
  '@[bilibili](av170001)',
  '@[artplayer width=1](/v.mp4)',
  '@[code js](./a.js)',
  '@[constructor](x)',
  'a @[codepen](a/b)',
  '@[codepen](a/b) c',
  '@[codepen](a (b))',
  '```\n@[codepen](a/b)\n```',
])('%j stays', (written) => {
  expect(convert(written)).toEqual({ text: written, notes: { changes: [], todo: [] } })
})

const FILES = [
  'docs/in/a.js',
  'docs/in/d/b.js',
  'docs/in/d/e/c d.js',
  'docs/r.mp4',
  'docs-2/x.js',
  'o.js',
]

function shown(markdown: string, docs = 'docs') {
  const folder = writeFolder(Object.fromEntries(FILES.map((file) => [file, 'x'])))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const page = { from: 'docs/in/page.md' } as SourcePage
  const found = shownFiles(linesOf(markdown, 1), page, folder, docs, (inside) => `new/${inside}`)
  return Object.fromEntries(found)
}

const A = { 'docs/in/a.js': 'new/in/a.js' }

it.each<[string, Record<string, string>]>([
  ['@[code](./a.js)', A],
  ['  @[code js{1} title="x"](a.js#L1 "T")  ', A],
  ['@[video](/r.mp4)\n@[code](a.js)', { ...A, 'docs/r.mp4': 'new/r.mp4' }],
  [
    '@[code-tree title="x"](./d)',
    { 'docs/in/d/b.js': 'new/in/d/b.js', 'docs/in/d/e/c d.js': 'new/in/d/e/c d.js' },
  ],
  ['@[demo](./d/e/c%20d.js)', { 'docs/in/d/e/c d.js': 'new/in/d/e/c d.js' }],
  ['@[pdf](./none.pdf)', {}],
  ['@[pdf](https://a.example/a.pdf)', {}],
  ['@[code](../../o.js)', {}],
  ['@[code](../../docs-2/x.js)', {}],
  ['@[codes](./a.js)', {}],
  ['@[youtube](./a.js)', {}],
  ['x @[code](./a.js)', {}],
  ['@[code](./a.js) x', {}],
  ['```\n@[code](./a.js)\n```', {}],
])('%j shows', (markdown, files) => {
  expect(shown(markdown)).toEqual(files)
})

it('where pages lie in no folder of their own, all of the site is theirs', () => {
  const text = '@[code](../../o.js)\n@[code](../../../o.js)\n@[code](/docs-2/x.js)'
  expect(shown(text, '')).toEqual({ 'docs-2/x.js': 'new/docs-2/x.js', 'o.js': 'new/o.js' })
})
