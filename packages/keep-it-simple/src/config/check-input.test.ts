import { expect, it } from 'vitest'
import { checkInput } from './check-input.ts'

const LEAST = {
  origin: 'https://a.example',
  locales: [{ prefix: '/', lang: 'en-US', label: 'E', title: 'T', description: '' }],
}

const FOLDER = /^Name a folder under `docs\/` without spaces, `\?` and `#`, like/

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

it.each<readonly [object, RegExp]>([
  [{ locales: [...LEAST.locales, ...LEAST.locales] }, /^Give/],
  [{ analytics: { tagManager: 'UA-1' } }, /GTM-/],
  [{ analytics: { tagManager: 'GTM-A B' } }, /GTM-/],
  [{ analytics: { tagManager: 'xGTM-A' } }, /GTM-/],
  [{ timeZone: 'Mars/Base' }, /IANA/],
  [{ origin: 'https://a.example/' }, /host alone/],
  [{ origin: 'a.example' }, /host alone/],
  [{ base: 'blog' }, /`\/blog\/`/],
  [{ base: '/a b/c?d' }, /`\/a-b\/c-d\/`/],
  ...['', '/', 'a b', 'a?b', 'a#b', 'a//b', '?a/b', 'a/b?'].map(
    (dir) => [{ collections: [{ type: 'doc', dir, title: 'A' }] }, FOLDER] as const,
  ),
  ...['', 'a b', ' a', 'a '].map(
    (id) =>
      [{ bulletin: { 'en-US': { id, title: 'A', content: 'B' } } }, /^Write one word/] as const,
  ),
  [{ locks: { separator: '' } }, /^Write at least one character\.$/],
  [{ hooks: { page: 5 } }, /^Write a function\.$/],
  [{ runners: { rust: { url: 'https://a.example' } } }, /begins with `wss:\/\/`, or with/],
  [
    { runners: { rust: { url: 'wss://a.example', protocol: 'json' } } },
    /begins with `wss:\/\/`, or/,
  ],
  [{ repository: { url: 5, branch: 'a', dir: 'b' } }, /^Write a whole address .*`https:\/\/`/],
])('%j is refused with what to do about it', (more, remedy) => {
  const { problems = [] } = checkInput({ ...LEAST, ...more })
  expect(problems.map((one) => one.remedy)).toEqual([expect.stringMatching(remedy)])
})
