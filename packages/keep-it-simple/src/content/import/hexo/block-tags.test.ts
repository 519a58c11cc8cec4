import { expect, it } from 'vitest'
import type { Line } from '../body/lines.ts'
import { BLOCK_TAGS } from './block-tags.ts'
import { tagOf } from './tag-args.ts'

/** A tag that opens in line 10, as `line| text`, and what it says of what is left out. */
function written(name: string, rest: string, ...inside: readonly string[]) {
  const dropped: string[] = []
  const inner: Line[] = inside.map((text, at) => ({ text, line: 11 + at }))
  const space = { dropped: (message: string) => dropped.push(message) }
  const lines = BLOCK_TAGS[name]!(tagOf(name, rest), inner, 10, space as never)
  return [...lines.map(({ text, line }) => `${line}| ${text}`), ...dropped]
}

it.each<[string, string, string[], string[]]>([
  ['note', '', [], ['10| ::: note', '10| :::']],
  ['note', '', [' ', ''], ['10| ::: note', '12| :::']],
  ['note', '', ['', 'a', ' ', 'b', '\t'], ['10| ::: note', '12| a', '13|  ', '14| b', '15| :::']],
  ['note', 'primary', ['a'], ['10| ::: important', '11| a', '11| :::']],
  ['note', 'success', ['a'], ['10| ::: tip', '11| a', '11| :::']],
  ['note', 'danger info x', ['a'], ['10| ::: details x', '11| a', '11| :::']],
  ['note', 'danger info warning', ['a'], ['10| ::: details warning', '11| a', '11| :::']],
  [
    'note',
    'no-icon danger',
    ['a'],
    ['10| ::: danger', '11| a', '11| :::', '`no-icon` of the note is left out.'],
  ],
  ['note', 'no-icon', [], ['10| ::: note', '10| :::', '`no-icon` of the note is left out.']],
  ['note', 'constructor', ['a'], ['10| ::: details constructor', '11| a', '11| :::']],
  ['subnote', 'info', ['::: x'], ['10| :::: info', '11| ::: x', '11| ::::']],
  ['centerquote', 'x', ['a'], ['10| ::: center', '11| a', '11| :::']],
  ['pullquote', 'x', ['', 'a', '', 'b', ''], ['12| > a', '13| >', '14| > b']],
  [
    'grouppicture',
    '1-2',
    ['', 'a'],
    ['11| ', '12| a', 'The pictures of the group stand below each other.'],
  ],
  ['raw', '', ['{{ a }} {% b %} {# c #} { d }'], ['11| \\{{ a }} \\{% b %} \\{# c #} { d }']],
])('%s %s around %j', (name, rest, inside, expected) => {
  expect(written(name, rest, ...inside)).toEqual(expected)
})

it.each([
  ['', undefined],
  ['Ann', '— **Ann**'],
  ['Ann Lee, A Book', '— **Ann Lee** *A Book*'],
  ['Ann,Book', '— **Ann** *Book*'],
  ['Ann, Book, 2', '— **Ann, Book, 2**'],
  ['Ann Lee https://a.example/b/', '— **Ann Lee** [a.example/b](https://a.example/b/)'],
  ['Ann http://a.example/index.html', '— **Ann** [a.example](http://a.example/index.html)'],
  ['Ann https://a.example/index.htm', '— **Ann** [a.example](https://a.example/index.htm)'],
  [
    'Ann https://a.example/index.php',
    '— **Ann** [a.example/index.php](https://a.example/index.php)',
  ],
  ['Ann https://a.example/b Its title', '— **Ann** [Its title](https://a.example/b)'],
  ['Ann see:https://a.example', '— **Ann see:https://a.example**'],
])('a quotation of %s', (rest, footer) => {
  const below = footer === undefined ? [] : ['12| >', `12| > ${footer}`]
  expect(written('blockquote', rest, 'a', '')).toEqual(['11| > a', ...below])
  const alone = footer === undefined ? [] : ['10| >', `10| > ${footer}`]
  expect(written('quote', rest)).toEqual(alone)
})

it.each<[string, string[], string[]]>([
  ['T', [], []],
  ['T', ['<!-- tab -->', 'a', '<!-- endtab -->'], ['@tab:active T 1', '', 'a']],
  ['A B, 2', ['<!-- tab One -->', '<!--tab Two-->'], ['@tab One', '', '', '@tab:active Two']],
  ['T,-1', ['<!-- tab One -->'], ['@tab:active One']],
  ['T, x', ['<!-- tab  -->', '<!-- tab  -->'], ['@tab:active T 1', '', '', '@tab T 2']],
  ['T', [' <!-- tab @ -->'], ['@tab:active T 1']],
  ['T', ['<!-- table -->'], ['<!-- table -->']],
  [
    'T',
    ['x <!-- tab a -->', '<!-- tab a --> x', 'x <!-- endtab -->', '<!-- endtab --> x'],
    ['x <!-- tab a -->', '<!-- tab a --> x', 'x <!-- endtab -->', '<!-- endtab --> x'],
  ],
])('tabs %s of %j', (rest, inside, expected) => {
  const texts = written('tabs', rest, ...inside).map((line) => line.replace(/^\d+\| /, ''))
  expect(texts).toEqual(['::: tabs', ...expected, ':::'])
})

it('the icon of a tab is left out, and each line is that of its tab', () => {
  const inside = ['<!-- tab One@ bolt -->', 'a', '<!-- endtab -->', '<!-- tab @ -->', 'b']
  expect(written('subtabs', 'T', ...inside)).toEqual([
    '10| ::: tabs',
    '11| @tab:active One',
    '11| ',
    '12| a',
    '14| ',
    '14| @tab T 2',
    '14| ',
    '15| b',
    '15| :::',
    'The icon `bolt` of a tab is left out.',
  ])
})

it.each<[string, string[], string[], string[]]>([
  ['', ['A | /a/', ' ', '% no', ' % no', 'B|/b/|Words|'], ['- [A](/a/)', '- [B](/b/) Words'], []],
  ['x ; #', ['A;/a|b/', '# no', '% B;/b/'], ['- [A](/a|b/)', '- [% B](/b/)'], []],
  ['', ['A'], ['- [A]()'], []],
  ['', ['A|/a/||p.png'], ['- [A](/a/)'], ['Pictures of the links are left out.']],
  ['', [], [], []],
])('a grid of links %s of %j', (rest, inside, expected, dropped) => {
  const texts = written('linkgrid', rest, ...inside).map((line) => line.replace(/^\d+\| /, ''))
  expect(texts).toEqual(['::: link-card', ...expected, ':::', ...dropped])
})

it.each<[string, string, string[], string[]]>([
  ['mermaid', '', [], ['10| ```mermaid', '10| ```']],
  [
    'mermaid',
    'graph TD',
    ['', 'A-->B', ''],
    ['10| ```mermaid', '10| graph TD', '12| A-->B', '13| ```'],
  ],
  ['wavedrom', '', ['{}', '```'], ['10| ````json', '11| {}', '12| ```', '12| ````']],
  ['code', 'T lang:js', ['a'], ['10| ```js title="T"', '11| a', '11| ```']],
  [
    'codeblock',
    'lang:js wrap:true highlight:false',
    ['a'],
    ['10| ```js', '11| a', '11| ```', '`wrap:true highlight:false` of the listing is left out.'],
  ],
])('%s %s is code around %j', (name, rest, inside, expected) => {
  expect(written(name, rest, ...inside)).toEqual(expected)
})
