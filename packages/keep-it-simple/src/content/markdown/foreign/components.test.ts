import { expect, it } from 'vitest'
import { readTag } from '../html/read-tag.ts'
import { componentProblem } from './components.ts'

const problem = (text: string) => componentProblem(readTag(text, 0, text.length)!)

it.each([['<Badge type="tip" text="new" />', '[!tip new]']])(
  '%s is a badge of ours',
  (text, badge) => {
    expect(problem(text)).toEqual({
      message: '`<Badge>` is a component of another tool.',
      remedy: `Write \`${badge}\`.`,
      after: badge,
    })
  },
)

it.each(['<Badge type="odd" text="x" />'])('%s is a badge that somebody has to write', (text) => {
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
])('%s has something in its place', (text, remedy) => {
  expect(problem(text)).toEqual({
    message: `\`<${/\w+/.exec(text)![0]}>\` is a component of another tool.`,
    remedy,
    after: undefined,
  })
})
