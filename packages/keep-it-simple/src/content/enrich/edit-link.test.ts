import { expect, it } from 'vitest'
import { editLink } from './edit-link.ts'

it.each([
  ['https://github.com/a/b', 'https://github.com/a/b/edit/main/docs/%E4%B8%80%20a.md'],
  ['https://gitlab.com/a/b', 'https://gitlab.com/a/b/-/edit/main/docs/%E4%B8%80%20a.md'],
  [
    'https://bitbucket.org/a/b',
    'https://bitbucket.org/a/b/src/main/docs/%E4%B8%80%20a.md?mode=edit',
  ],
])('[S7.13] a page of %s is edited at its host', (url, link) => {
  expect(editLink({ url, branch: 'main', dir: 'docs' }, '一 a.md')).toBe(link)
})

it('[S7.13] without a repository there is no such link', () => {
  expect(editLink(undefined, 'a.md')).toBeUndefined()
})
