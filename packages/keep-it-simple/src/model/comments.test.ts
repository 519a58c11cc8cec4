import { expect, it } from 'vitest'
import { commentLanguage, commentPlan } from './comments.ts'

const FOUR = { repo: 'a/b', repoId: 'R_1', category: 'Comments', categoryId: 'DIC_1' }
const page = { path: '/article/x/', lang: 'zh-CN', frontmatter: {} }

it('[S9.10] knows 35 languages, and falls back to English', () => {
  const known =
    'ar be bg ca cs da de en eo es eu fa fr gr gsw hbs he hu id it ja kh ko nl pl pt ro ru th tr uk uz vi zh-CN zh-TW'.split(
      ' ',
    )
  expect(known).toHaveLength(35)
  for (const one of known) expect(commentLanguage(one)).toBe(one)
  expect(commentLanguage('en-US')).toBe('en')
  expect(commentLanguage('pt-BR')).toBe('pt')
  expect(commentLanguage('zh')).toBe('en')
  expect(commentLanguage('tlh')).toBe('en')
})

it('[S3.7] every setting reaches the widget, and has its default', () => {
  expect(commentPlan(FOUR, page)).toEqual({
    host: 'https://giscus.app',
    load: 'button',
    light: 'light',
    dark: 'dark',
    widget: {
      host: 'https://giscus.app',
      repo: 'a/b',
      repoid: 'R_1',
      category: 'Comments',
      categoryid: 'DIC_1',
      mapping: 'pathname',
      term: '/article/x/',
      strict: '1',
      reactionsenabled: '1',
      emitmetadata: '0',
      inputposition: 'top',
      lang: 'zh-CN',
      loading: 'lazy',
    },
    link: 'https://github.com/a/b/discussions?discussions_q=%2Farticle%2Fx%2F',
  })
})

it('a page names its own discussion, or wants none', () => {
  const named = { ...page, frontmatter: { commentID: 'bloom' } }
  expect(commentPlan(FOUR, named)?.widget).toMatchObject({ mapping: 'specific', term: 'bloom' })
  const numbered = { ...page, frontmatter: { commentID: '12' } }
  expect(commentPlan({ ...FOUR, mapping: 'number' }, numbered)).toMatchObject({
    widget: { mapping: 'number', term: '12' },
    link: 'https://github.com/a/b/discussions/12',
  })
  expect(commentPlan(FOUR, { ...page, frontmatter: { comments: false } })).toBeUndefined()
})

it.each(['repo', 'repoId', 'category', 'categoryId'] as const)('nothing without %s', (name) => {
  expect(commentPlan({ ...FOUR, [name]: '' }, page)).toBeUndefined()
  expect(commentPlan(undefined, page)).toBeUndefined()
})
