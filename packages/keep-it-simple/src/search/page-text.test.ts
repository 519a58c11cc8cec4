import { expect, it } from 'vitest'
import { linksOf, pageText } from './page-text.ts'

it('sentences, programs and pieces of code are parted', () => {
  const body =
    '<h2 id="a">Head</h2><p>Call <code>os.replace</code> once.</p>' +
    '<pre><code><span>if err != nil</span></code></pre>'
  const { text, code, pieces } = pageText('On (a, b)', body)
  expect(text).toBe('Head Call os.replace once.')
  expect(code).toBe('if err != nil')
  expect(pieces).toEqual(['os.replace', 'if err != nil', 'On', '(a,', 'b)'])
})

it('a long piece of code is a program, no name', () => {
  expect(pageText('', `<code>${'x + '.repeat(20)}</code>`).pieces).toEqual([''])
})

it('an abbreviation in a word is text, what is only drawn or pressed is none', () => {
  const body =
    '<p>On <abbr title="x">ACID</abbr><svg><text>no</text></svg><button>Copy</button></p>'
  expect(pageText('', body).text).toMatch(/^On ACID\b/)
  expect(pageText('', body).text).not.toMatch(/no|Copy/)
})

it.each([
  ['<a href="/b/">the <em>other</em> page</a>', [['/b/', 'the other page']]],
  ['<a class="x" href="/b/?p=1#part">part</a>', [['/b/', 'part']]],
  ['<a href="#here">here</a>', []],
  ['<a href="https://example.org/">outside</a>', []],
  ['<a href="/b/"><svg></svg></a>', []],
  [
    '<a href="/b/">one</a> and <a href="/c/">two</a>',
    [
      ['/b/', 'one'],
      ['/c/', 'two'],
    ],
  ],
  ['<abbr href="/b/">no link</abbr>', []],
])('the links of %s', (body, links) => {
  expect(linksOf(body)).toEqual(links)
})
