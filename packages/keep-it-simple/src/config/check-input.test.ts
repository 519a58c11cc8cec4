import { expect, it } from 'vitest'
import { checkInput } from './check-input.ts'

const LEAST = {
  origin: 'https://a.example',
  locales: [{ prefix: '/', lang: 'en-US', label: 'E', title: 'T', description: '' }],
}

it('what is absent is left out, at any depth: it must not hide what is usual', () => {
  const { input } = checkInput({
    ...LEAST,
    comments: undefined,
    social: [{ icon: 'mail', link: 'mailto:a@b.example', label: undefined }],
    cards: false,
  })
  expect(input).toStrictEqual({
    ...LEAST,
    social: [{ icon: 'mail', link: 'mailto:a@b.example' }],
    cards: false,
  })
})

it('what no settings can hold is named before anything else', () => {
  const { problems } = checkInput({ ...LEAST, author: () => 'me', sicne: 1 })
  expect(problems!.map(({ message }) => message)).toEqual(['`author` cannot be a function.'])
})

it.each([
  [{ locales: [...LEAST.locales, ...LEAST.locales] }, /^Give/],
  [{ analytics: { tagManager: 'UA-1' } }, /GTM-/],
  [{ analytics: { tagManager: 'GTM-A B' } }, /GTM-/],
  [{ analytics: { tagManager: 'xGTM-A' } }, /GTM-/],
  [{ timeZone: 'Mars/Base' }, /IANA/],
  [{ origin: 'https://a.example/' }, /host alone/],
  [{ origin: 'a.example' }, /host alone/],
  [{ base: 'blog' }, /`\/blog\/`/],
  [{ base: '/a b/c?d' }, /`\/a-b\/c-d\/`/],
])('%j is refused with what to do about it', (more, remedy) => {
  const { problems = [] } = checkInput({ ...LEAST, ...more })
  expect(problems.map((one) => one.remedy)).toEqual([expect.stringMatching(remedy)])
})

it('right values are taken as they are', () => {
  const more = { analytics: { tagManager: 'GTM-AB12' }, base: '/blog/', timeZone: 'Asia/Shanghai' }
  expect(checkInput({ ...LEAST, ...more })).toEqual({ input: { ...LEAST, ...more } })
})
