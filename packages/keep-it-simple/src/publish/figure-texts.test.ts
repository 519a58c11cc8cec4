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

it('goes on behind code, which a longer fence closes and a shorter one does not', () => {
  const figure = '::: figure Counter\nDots.\n:::'
  expect(texts(`~~~\na\n~~~~\n${figure}`)).toBe('~~~\na\n~~~~\nDots.')
  const open = `~~~~\n~~~\n${figure}`
  expect(texts(open)).toBe(open)
  const other = `~~~\n\`\`\`\n${figure}`
  expect(texts(other)).toBe(other)
})

it('a fence far inside of a long line is none', () => {
  const long = ' '.repeat(250)
  expect(texts(`${long}~~~\n::: figure Counter\nDots.\n:::`)).toBe(`${long}~~~\nDots.`)
})

it('a closing line that closes nothing stays', () => {
  expect(texts(':::\na')).toBe(':::\na')
})
