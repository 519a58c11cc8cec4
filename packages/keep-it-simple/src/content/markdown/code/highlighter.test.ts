import { beforeAll, expect, it } from 'vitest'
import { createCodeHighlighter, MAX_LINE } from './highlighter.ts'

const ALLOWED = ['javascript', 'python', 'bash', 'xml']
const highlighter = createCodeHighlighter(ALLOWED)
beforeAll(() => highlighter.load(['javascript', 'plain', 'javascript']))

const js = (code: string) => highlighter.lines(code, 'javascript')

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
