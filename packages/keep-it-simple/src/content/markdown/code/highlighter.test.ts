import { beforeAll, expect, it } from 'vitest'
import { createCodeHighlighter, MAX_LINE } from './highlighter.ts'

const ALLOWED = ['javascript', 'python', 'bash', 'xml']
const highlighter = createCodeHighlighter(ALLOWED)
beforeAll(() => highlighter.load(['javascript', 'plain', 'javascript']))

const js = (code: string) => highlighter.lines(code, 'javascript')

it.each([
  ['javascript', 'javascript'],
  ['JavaScript', 'javascript'],
  ['js', 'javascript'],
  ['mjs', 'javascript'],
  ['py', 'python'],
  ['sh', 'bash'],
  ['shell', 'bash'],
  ['zsh', 'bash'],
  ['console', 'bash'],
  ['svg', 'xml'],
  ['ts', undefined],
  ['typescript', undefined],
  ['constructor', undefined],
  ['', 'plain'],
  ['TEXT', 'plain'],
  ['txt', 'plain'],
  ['plain', 'plain'],
  ['plaintext', 'plain'],
  ['output', 'plain'],
])('the language %j is %j', (written, expected) => {
  expect(highlighter.resolve(written)).toBe(expected)
})

it.each([
  ['ts', 'typescript'],
  ['rs', 'rust'],
  ['kt', 'kotlin'],
  ['yml', 'yaml'],
  ['md', 'markdown'],
  ['dockerfile', 'docker'],
  ['makefile', 'make'],
])('a site that colours %s may also write it short', (short, name) => {
  expect(createCodeHighlighter([name]).resolve(short)).toBe(name)
})

it('an author may use the names of the site, the short ones and those of plain text', () => {
  expect(highlighter.languages.slice(0, 5)).toEqual([...ALLOWED, 'sh'])
  expect(highlighter.languages).toEqual(expect.arrayContaining(['svg', 'text', 'output', '']))
})

it('code without colours is escaped, line by line', () => {
  expect(highlighter.lines('a < b\n\n"c"', 'plain')).toEqual(['a &lt; b', '', '&quot;c&quot;'])
})

it('a grammar that was not loaded is a mistake of ours', () => {
  expect(() => highlighter.lines('x', 'python')).toThrow('The grammar of python was not loaded.')
})

it('neighbours of one class are one element, and white space joins what stands before it', () => {
  expect(js('const a = 1')).toEqual([
    '<span class="k">const </span><span class="n">a </span><span class="p">= </span><span class="n">1</span>',
  ])
  expect(js('  a')).toEqual(['  a'])
  expect(js('a b')).toEqual(['a b'])
  expect(js('"<"')).toEqual(['<span class="s">&quot;&lt;&quot;</span>'])
})

it('line ends of every kind are line ends, and empty lines stay', () => {
  expect(js('a\r\n\r\nb\n')).toEqual(['a', '', 'b', ''])
  expect(js('')).toEqual([''])
})

it('a line too long is plain, and the next stands where the one before it did', () => {
  const long = `"${'<'.repeat(MAX_LINE - 1)}`
  expect(long).toHaveLength(MAX_LINE)
  expect(js(`/*\n${long}\n*/ 1`)).toEqual([
    '<span class="c">/*</span>',
    long.replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
    '<span class="c">*/ </span><span class="n">1</span>',
  ])
  expect(js(`"${'x'.repeat(MAX_LINE - 3)}"`)![0]).toMatch(/^<span class="s">/)
})

it('an empty line, or one too long, takes no step', () => {
  const steps = (code: string) => {
    const left = { left: 1000 }
    highlighter.lines(code, 'javascript', left)
    return 1000 - left.left
  }
  expect(steps(`\n\n${'x'.repeat(MAX_LINE)}`)).toBe(0)
  expect(steps('x')).toBeGreaterThan(0)
})

it('where steps do not suffice there is nothing, known lines or new ones', () => {
  const code = 'let quiteNew = [1, 2, 3]'
  expect(highlighter.lines(code, 'javascript', { left: 3 })).toBeUndefined()
  const steps = { left: 100_000 }
  expect(highlighter.lines(code, 'javascript', steps)).toBeDefined()
  const taken = 100_000 - steps.left
  expect(highlighter.lines(code, 'javascript', { left: taken })).toBeDefined()
  expect(highlighter.lines(code, 'javascript', { left: taken - 1 })).toBeUndefined()
  expect(js(code)).toBeDefined()
})
