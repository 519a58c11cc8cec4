import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform, type Selector, type SelectorComponent } from 'lightningcss'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const SHEETS = globSync('{packages/*/src,{site,manual}/blocks}/**/*.css', { cwd: ROOT }).toSorted()

/** What a selector counts in the cascade; states are attributes and pseudo-classes. */
interface Strength {
  readonly ids: number
  readonly classes: number
  readonly tags: number
  readonly states: number
}

const NOTHING: Strength = { ids: 0, classes: 0, tags: 0, states: 0 }

const add = (one: Strength, other: Strength): Strength => ({
  ids: one.ids + other.ids,
  classes: one.classes + other.classes,
  tags: one.tags + other.tags,
  states: one.states + other.states,
})

const weight = ({ ids, classes, tags, states }: Strength): number =>
  ids * 1e6 + (classes + states) * 1e3 + tags

/** `:where()` counts nothing, `:is()` what the strongest in it counts, `:not()` and `:has()` are states. */
function strengthOfPart(part: SelectorComponent): Strength {
  if (part.type === 'id') return { ...NOTHING, ids: 1 }
  if (part.type === 'class' || part.type === 'nesting') return { ...NOTHING, classes: 1 }
  if (part.type === 'type') return { ...NOTHING, tags: 1 }
  if (part.type === 'attribute') return { ...NOTHING, states: 1 }
  if (part.type !== 'pseudo-class' || part.kind === 'where') return NOTHING
  if (part.kind !== 'is') return { ...NOTHING, states: 1 }
  const all = part.selectors.map(strengthOf)
  return all.reduce((strongest, one) => (weight(one) > weight(strongest) ? one : strongest))
}

/** The states of an element that is named by its class are part of that name. */
function strengthOfElement(parts: readonly SelectorComponent[]): Strength {
  const sum = parts.map(strengthOfPart).reduce(add, NOTHING)
  return { ...sum, states: sum.classes > 0 ? 0 : Math.min(sum.states, 1) }
}

function strengthOf(selector: Selector): Strength {
  const elements: SelectorComponent[][] = [[]]
  for (const part of selector)
    if (part.type === 'combinator') elements.push([])
    else elements.at(-1)!.push(part)
  return elements.map(strengthOfElement).reduce(add, NOTHING)
}

const isStrong = (selector: Selector): boolean => weight(strengthOf(selector)) > 1e3

/** The comment that ends on the line before the rule. */
function commentAbove(lines: readonly string[], rule: number): string {
  if (!lines[rule - 1]?.trimEnd().endsWith('*/')) return ''
  const start = lines.findLastIndex((line, index) => index < rule && line.includes('/*'))
  return lines.slice(start, rule).join(' ')
}

/** Rules stronger than one class that do not say why. */
function unexplained(code: string): string[] {
  const lines = code.split('\n')
  const found: string[] = []
  transform({
    filename: 'sheet.css',
    code: Buffer.from(code),
    visitor: {
      Rule: {
        style: ({ value: { selectors, loc } }) => {
          const explained = /stronger than one class: \w+/i.test(commentAbove(lines, loc.line))
          if (!explained && selectors.some(isStrong))
            found.push(`${loc.line + 1}: ${lines[loc.line]!.trim()}`)
        },
      },
    },
  })
  return found
}

it.each(SHEETS)('%s: what is stronger than one class says why', (sheet) => {
  expect(unexplained(readFileSync(join(ROOT, sheet), 'utf8'))).toEqual([])
})

it.each([
  ['.a', 0],
  ['.a:hover', 0],
  ['.a[open]:not(.b):has(> .c)', 0],
  ['.a:is(:hover, [open])', 0],
  ['.a::after', 0],
  [':where(.a) > .b:hover', 0],
  ['.a :where(b:hover, .c)', 0],
  [':where(.a) > :last-child', 0],
  ['main :is(h1, h2)', 0],
  ['.a .b', 1],
  ['.a.b', 1],
  ['.a b', 1],
  ['.a > :last-child', 1],
  ['b.a', 1],
  ['.a:is(.b, .c)', 1],
  [':is(.a .b, .c)', 1],
  ['#a', 1],
  ['/* About `.b`. */\n.a .b', 1],
  ['/* Stronger than one class: its sheet comes\n   before that of `.b`. */\n.a .b', 0],
])('the check sees %j', (selector, count) => {
  expect(unexplained(`${selector} {\n  color: red;\n}\n`)).toHaveLength(count)
})

it('the check sees rules in rules', () => {
  expect(unexplained('.a {\n  b {\n    color: red;\n  }\n}\n')).toHaveLength(1)
})
