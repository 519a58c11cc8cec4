import { expect, it } from 'vitest'
import { figureTexts } from './figure-texts.ts'

const texts = (markdown: string) => figureTexts(markdown.split('\n')).join('\n')

it('gives the text of a figure and leaves other blocks as they are', () => {
  expect(texts('a\n\n::: figure Counter m=3\nDots.\n:::\n\n::: tip\nb\n:::')).toBe(
    'a\n\nDots.\n\n::: tip\nb\n:::',
  )
  expect(texts(':::: tip\n::: figure Counter\nDots.\n:::\n::::')).toBe(':::: tip\nDots.\n::::')
})

it('gives the text of one inside a sentence', () => {
  expect(texts('It is :figure[four]{Counter count=4} now.')).toBe('It is four now.')
})

it('leaves examples in code alone', () => {
  const code = '```md\n::: figure Counter\nDots.\n:::\n```'
  expect(texts(code)).toBe(code)
})
