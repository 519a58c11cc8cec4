import { expect, it } from 'vitest'
import { programShape } from './program-shape.ts'
import type { RunLanguage } from './runnable.ts'

it.each<[RunLanguage, string, string]>([
  ['python', 'x = 1  # eins\nprint("ja")\n', "x = 1 # one\n\nprint('yes')"],
  ['python', '"""Doc."""\nf(1)', "'''文档\n两行'''\nf(1)"],
  ['go', 'f("a//b") // c', 'f("x") /* d */'],
  [
    'rust',
    "fn f<'a>(x: &'a str) { g('x', \"\\\"\") }",
    "fn f<'a>(x: &'a str) { g('y', \"z\") } // d",
  ],
  ['kotlin', 'p("""a\n"b" """)', 'p("c")'],
  ['javascript', 'f(`a`, "b")', "f('c', `d\n`)"],
  ['sql', "SELECT 'a' -- b", "SELECT 'its'"],
])('%s: comments, texts and space are for people', (language, one, other) => {
  expect(programShape(language, one)).toBe(programShape(language, other))
})

it.each<[RunLanguage, string, string]>([
  ['python', 'f(1)', 'f(2)'],
  ['python', 'f(x)', 'f(y)'],
  ['go', 'f("a", 1)', 'f("a")'],
])('%s: everything else is the program', (language, one, other) => {
  expect(programShape(language, one)).not.toBe(programShape(language, other))
})

it('the language is part of it', () => {
  expect(programShape('go', 'f()')).not.toBe(programShape('rust', 'f()'))
})
