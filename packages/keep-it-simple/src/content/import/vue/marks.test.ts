import { expect, it } from 'vitest'
import { linesOf } from '../body/lines.ts'
import type { Notes } from '../note.ts'
import { convertMarks, type Component } from './marks.ts'

const Twice: Component = ({ of = '' }, inside) => (of === '' ? undefined : `${of}${inside}${of}`)

function convert(markdown: string) {
  const notes: Notes = { changes: [], todo: [] }
  const front = { title: 'T', year: 2024, $x: 'y', list: ['a'] }
  const lines = convertMarks(linesOf(markdown, 7), { Twice }, front, notes)
  const said = ({ line, message }: Notes['todo'][number]) => `${line} ${message}`
  return {
    text: lines.map(({ text }) => text).join('\n'),
    changes: notes.changes.map(said),
    todo: notes.todo.map(said),
  }
}

it.each<[string, string, string[]]>([
  ['a <Badge text="b" /> c', 'a [!tip b] c', ['7 `<Badge text="b" />` became `[!tip b]`.']],
  [
    '<Badge type="danger">x</Badge>',
    '[!danger x]',
    ['7 `<Badge type="danger">x</Badge>` became `[!danger x]`.'],
  ],
  [
    '<Badge type="constructor" text="b"/>',
    '[!tip b]',
    ['7 `<Badge type="constructor" text="b"/>` became `[!tip b]`.'],
  ],
  [
    '<Badge text=" " /><Badge>[x]</Badge><Badge text="x]" />',
    '<Badge text=" " /><Badge>[x]</Badge><Badge text="x]" />',
    [],
  ],
  ['<Badger text="b" />', '<Badger text="b" />', []],
  ['`<Badge text="b" />`', '`<Badge text="b" />`', []],
  ['```\n<Badge text="b" />\n[[toc]]\n```', '```\n<Badge text="b" />\n[[toc]]\n```', []],
  [
    '<Twice of="-">x</Twice> <Twice of="+" />',
    '-x- ++',
    ['7 `<Twice of="-">x</Twice>` became `-x-`.', '7 `<Twice of="+" />` became `++`.'],
  ],
  ['<Twice>x</Twice>', '<Twice>x</Twice>', []],
  ['a\n\n [[TOC]] ', 'a\n\n', ['9 `[[toc]]` is left out: the outline is beside the page.']],
  ['a [[toc]]', 'a [[toc]]', []],
  ['[[toc]] a', '[[toc]] a', []],
  ['<span v-pre>{{ a }} {{{ b }}}</span>', '\\{{ a }} \\{\\{{ b }}}', []],
  [
    '[a](/b){target="_blank"} ![c](d "e"){width=1}',
    '[a](/b) ![c](d "e")',
    [
      '7 The attributes of `[a](/b){target="_blank"}` are left out.',
      '7 The attributes of `![c](d "e"){width=1}` are left out.',
    ],
  ],
  ['[a](/b) {x}', '[a](/b) {x}', []],
  ['## A {#b}', '## A {#b}', []],
  ['## A {#b .c}', '## A {#b}', []],
  ['## A {.c #你好-1}', '## A {#你好-1}', []],
  ['###### A {.c} ', '###### A', []],
  ['####### A {.c}', '####### A {.c}', []],
  ['#A {.c}', '#A {.c}', []],
  ['A {.c}', 'A {.c}', []],
  [
    '{{ $frontmatter.title }} {{frontmatter.year}}',
    'T 2024',
    ['7 `{{ $frontmatter.title }}` became `T`.', '7 `{{frontmatter.year}}` became `2024`.'],
  ],
  ['{{ $page.frontmatter.$x }}', 'y', ['7 `{{ $page.frontmatter.$x }}` became `y`.']],
  ['## {{ $frontmatter.title }}', '## T', ['7 `{{ $frontmatter.title }}` became `T`.']],
  ['\\{{ a }}', '\\{{ a }}', []],
])('%j', (markdown, text, changes) => {
  expect(convert(markdown)).toEqual({ text, changes, todo: [] })
})

it.each([
  ['a {{ b + 1 }}', 'a \\{{ b + 1 }}', '{{ b + 1 }}'],
  ['{{ $frontmatter.none }}', '\\{{ $frontmatter.none }}', '{{ $frontmatter.none }}'],
  ['{{ $frontmatter.list }}', '\\{{ $frontmatter.list }}', '{{ $frontmatter.list }}'],
  [
    '{{ $frontmatter.title.length }}',
    '\\{{ $frontmatter.title.length }}',
    '{{ $frontmatter.title.length }}',
  ],
  ['{{ a.$frontmatter.title }}', '\\{{ a.$frontmatter.title }}', '{{ a.$frontmatter.title }}'],
  ['## A {{ b }}', '## A \\{{ b }}', '{{ b }}'],
])('%s is a program and stays', (markdown, text, named) => {
  const todo = [`8 \`${named}\` is not calculated here and stays as text.`]
  expect(convert(`x\n${markdown}`)).toEqual({ text: `x\n${text}`, changes: [], todo })
})
