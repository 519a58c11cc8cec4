import { expect, it } from 'vitest'
import type { Diagnostic } from '#model/diagnostic.ts'
import type { PageEnv } from '../page-env.ts'
import { allColours, colourLines } from './colour-limits.ts'

/** A page whose highlighter takes a step for every character and writes in capitals. */
function pageWith(given: Partial<PageEnv> = {}) {
  const diagnostics: Diagnostic[] = []
  const highlighter = {
    lines(text: string, _language: string, steps: { left: number }) {
      steps.left -= text.length
      return steps.left < 0 ? undefined : text.toUpperCase().split('\n')
    },
  }
  const env = {
    file: 'a.md',
    lines: [],
    firstLine: 1,
    diagnostics,
    highlighter,
    colours: allColours(),
    ...given,
  } as unknown as PageEnv
  const colour = (text: string, language = 'go') => colourLines(env, text.split('\n'), language, 9)
  const said = () => diagnostics.map(({ message, remedy }) => [message, remedy])
  return { env, colour, said, diagnostics }
}

it('a block is in colours, and its characters are counted', () => {
  const { env, colour, said } = pageWith()
  expect(colour('a\nb')).toEqual(['A', 'B'])
  expect(env.colours.characters).toBe(500_000 - 3)
  expect(colour('<', 'plain')).toEqual(['&lt;'])
  expect(env.colours.characters).toBe(500_000 - 3)
  expect(said()).toEqual([])
})

it('a block of 200,000 characters is the largest in colours', () => {
  const { colour, diagnostics, env } = pageWith()
  const lines = `${'x'.repeat(499)}\n`.repeat(400)
  expect(colour(lines.slice(0, 200_000))[0]).toMatch(/^X/)
  const left = env.colours.characters
  expect(colour(`${lines}x`)[0]).toMatch(/^x/)
  expect(env.colours.characters).toBe(left)
  expect(diagnostics).toMatchObject([
    {
      severity: 'warning',
      code: 'plain-code',
      file: 'docs/a.md',
      line: 9,
      message: 'A code block of 200001 characters is shown without colours.',
      remedy: 'Show a part of it, or write `text` as its language.',
    },
  ])
})

it('behind the last colours of a page all is plain, and that is said once', () => {
  const { colour, said, env } = pageWith({ colours: { ...allColours(), characters: 5 } })
  expect(colour('abcde')).toEqual(['ABCDE'])
  env.colours.characters = 5
  expect(colour('abcdef')).toEqual(['abcdef'])
  expect(env.colours.characters).toBe(0)
  expect(colour('a')).toEqual(['a'])
  expect(said()).toEqual([
    [
      'The code of this page has more than 500000 characters; from here on it is shown without colours.',
      'Split the page.',
    ],
  ])
})

it('a grammar that needs too many steps ends the colours of the page', () => {
  const colours = { characters: 100, steps: { left: 3 } }
  const { colour, said, env } = pageWith({ colours })
  expect(colour('abc')).toEqual(['ABC'])
  expect(colour('d')).toEqual(['d'])
  expect(env.colours.characters).toBe(0)
  expect(said()).toEqual([
    [
      'The grammar of `go` needs too many steps; from here on code is shown without colours.',
      'Write `text` as the language of this block.',
    ],
  ])
})

it('a line of a thousand characters is named', () => {
  const { colour, said } = pageWith()
  colour(`${'x'.repeat(999)}\ny`)
  expect(said()).toEqual([])
  colour(`a\n${'x'.repeat(1000)}\n${'x'.repeat(1002)}\nb`)
  expect(said()).toEqual([
    [
      'A line of 1002 characters is shown without colours.',
      'Break the line, or write `text` as the language of the block.',
    ],
  ])
})

it('a block that was painted before costs what it did then', () => {
  const known = { steps: 40, lines: ['painted'] }
  const kept: unknown[] = []
  const painted = {
    find: (language: string, text: string) =>
      language === 'go' && text === 'old' ? known : undefined,
    keep: (...given: unknown[]) => kept.push(given),
  } as unknown as NonNullable<PageEnv['painted']>
  const { colour, env, said } = pageWith({
    painted,
    colours: { characters: 1000, steps: { left: 83 } },
  })
  expect(colour('old')).toEqual(['painted'])
  expect(env.colours.steps.left).toBe(43)
  expect(colour('new')).toEqual(['NEW'])
  expect(kept).toEqual([['go', 'new', { steps: 3, lines: ['NEW'] }]])
  expect(colour('old')).toEqual(['painted'])
  expect(env.colours.steps.left).toBe(0)
  expect(colour('old')).toEqual(['old'])
  expect(said()).toHaveLength(1)
  expect(kept).toHaveLength(1)
})
