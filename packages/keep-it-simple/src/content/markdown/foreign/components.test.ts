import { expect, it } from 'vitest'
import { readTag } from '../html/read-tag.ts'
import { componentProblem } from './components.ts'

const problem = (text: string) => componentProblem(readTag(text, 0, text.length)!)

it.each([
  ['<Badge type="tip" text="new" />', '[!tip new]'],
  ['<Badge text="v1"/>', '[!info v1]'],
  ['<Badge text="a" type="danger" />', '[!danger a]'],
  [`<Badge text="${'x'.repeat(60)}" />`, `[!info ${'x'.repeat(60)}]`],
])('%s is a badge of ours', (text, badge) => {
  expect(problem(text)).toEqual({
    message: '`<Badge>` is a component of another tool.',
    remedy: `Write \`${badge}\`.`,
    after: badge,
  })
})

it.each([
  '<Badge type="odd" text="x" />',
  '<Badge type="tip" text="x">',
  '<Badge type="tip" text="x" vertical="top" />',
  '<Badge vertical="top" />',
  '<Badge type="tip" />',
  '<Badge text />',
  '<Badge text="" />',
  '<Badge text="a[b" />',
  '<Badge text="a]b" />',
  '<Badge text="{a" />',
  '<Badge text="a}" />',
  '<Badge text="a\nb" />',
  `<Badge text="${'x'.repeat(61)}" />`,
  '<Badge />',
  '</Badge>',
])('%s is a badge that somebody has to write', (text) => {
  expect(problem(text)).toEqual({
    message: '`<Badge>` is a component of another tool.',
    remedy: 'Write a badge: `[!tip new]`.',
    after: undefined,
  })
})

it.each([
  ['<Tabs>', 'Write `::: tabs`, and `@tab Title` before each part.'],
  ['</TabItem>', 'Write `::: tabs`, and `@tab Title` before each part.'],
  ['<Steps>', 'Write `::: steps` around a numbered list.'],
  ['<PDF>', 'Write `@[pdf](./name.pdf)`.'],
  ['<PDF src="x"/>', 'Write `@[pdf](./name.pdf)`.'],
  ['<RouterLink to="/">', 'Write a link: `[words](./page.md)`.'],
])('%s has something in its place', (text, remedy) => {
  expect(problem(text)).toEqual({
    message: `\`<${/\w+/.exec(text)![0]}>\` is a component of another tool.`,
    remedy,
    after: undefined,
  })
})

it.each(['<Mine/>', '</Mine>', '<Mine a>', '<mine-x>', '<toString-x>'])(
  '%s is a component that nobody knows',
  (text) => {
    expect(problem(text)).toMatchObject({
      message: `\`<${/[\w-]+/.exec(text)![0]}>\` is a component of another tool.`,
      remedy:
        'Write a block of this engine, or one of your own (a folder of `blocks/`), instead; in backticks it is shown.',
    })
  },
)

it.each(['<String>', '<List.Item>', '<p>', '<P a="b">', '<table/>', '<ABC>'])(
  '%s is no component',
  (text) => {
    expect(problem(text)).toBeUndefined()
  },
)
