import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { PACKAGE, write, writeAuthorSite } from '../support/author-site.ts'
import { page, post } from '../support/tiny-site.ts'

const root = writeAuthorSite({
  'blog/1.数据库/索引.md': [
    '---',
    'title: 复合索引',
    '# A note of the author’s.',
    'createTime: 2024/05/12 15:15:20',
    'permalink: /article/compound-index/',
    'redirectFrom: /old/',
    'tags: [数据库, SQL]',
    'sticky: true',
    '---',
    '',
    '正文。',
    '',
  ].join('\n'),
  'blog/linked.md': post({ permalink: '/article/linked/', translation: '/en/article/linked/' }),
  'plain.md': '# 标题\n\n正文。\n',
  'dataMining/1.first.md': page({}),
  'dataMining/9.other.md': page({}),
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

function kis(...args: string[]) {
  const command = [join(PACKAGE, 'bin/kis.js'), 'new', ...args, '--root', root]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  return { status, said: (stdout + stderr).trim() }
}
const read = (file: string) => readFileSync(join(root, file), 'utf8')

// Processes of their own take their time on a busy machine.
describe('kis new', { timeout: 60_000 }, () => {
  it('explains itself', () => {
    const { status, said } = kis('--help')
    expect(status).toBe(0)
    for (const option of ['--template', '--series', '--translate', '--to'])
      expect(said).toContain(option)
  })

  it('begins with a template of the author’s, whose keys, comments and text stay', () => {
    write(
      join(root, 'templates/review.md'),
      [
        '---',
        'tags: [Book]',
        '# Stars from 1 to 5.',
        'badge: "3"',
        'description: "What {{title}} says"',
        '---',
        '',
        '## About {{ title }}',
        '',
        'Read on {{date}}.',
        '',
      ].join('\n'),
    )
    expect(kis('A "book": {{x}}', 'blog', '--template', 'review')).toEqual({
      status: 0,
      said: 'docs/blog/a-book-x.md',
    })
    const text = read('docs/blog/a-book-x.md')
    const date = /createTime: (.*)/.exec(text)![1]!
    expect(text).toBe(
      [
        '---',
        `title: 'A "book": {{x}}'`,
        `createTime: ${date}`,
        'permalink: /article/a-book-x/',
        'draft: true',
        'tags: [Book]',
        '# Stars from 1 to 5.',
        'badge: "3"',
        'description: "What A \\"book\\": {{x}} says"',
        '---',
        '',
        '## About A "book": {{x}}',
        '',
        `Read on ${date}.`,
        '',
      ].join('\n'),
    )
  })

  it('names the templates there are when it does not find one', () => {
    const { status, said } = kis('Title', '--template', 'reviwe')
    expect(status).toBe(1)
    expect(said).toBe('There is no template templates/reviwe.md.\n  Did you mean `review`?')
    expect(kis('Title', '--template', '../site.config').status).toBe(1)
  })

  it('puts a page at the end of a series', () => {
    expect(kis('The last', 'dataMining', '--series').said).toBe('docs/dataMining/10.the-last.md')
    expect(kis('The very last', '--series').said).toBe('docs/dataMining/11.the-very-last.md')
    expect(read('docs/dataMining/10.the-last.md')).toContain('permalink: /dataMining/the-last/')
    const { status, said } = kis('Title', 'blog', '--series')
    expect(status).toBe(1)
    expect(said).toContain('`blog` is in no series.\n  Name a folder of one: dataMining')
  })

  it('writes the counterpart of a page, and never a second time', () => {
    const written = 'docs/en/blog/1.数据库/索引.md'
    expect(kis('--translate', 'docs/blog/1.数据库/索引.md')).toEqual({ status: 0, said: written })
    expect(read(written)).toBe(
      [
        '---',
        'title: 复合索引 # translate',
        'translation: /article/compound-index/',
        'draft: true',
        '# A note of the author’s.',
        'createTime: 2024/05/12 15:15:20',
        'permalink: /en/article/compound-index/',
        'tags: [数据库, SQL] # translate',
        'sticky: true',
        '---',
        '',
        '',
      ].join('\n'),
    )
    const again = kis('--translate', 'docs/blog/1.数据库/索引.md', '--to', 'en')
    expect(again).toEqual({
      status: 1,
      said: `${written} exists already; nothing was written.`,
    })
  })

  it('translates a page without front matter, and back', () => {
    expect(kis('--translate', 'plain.md', '--to', 'en-US').said).toBe('docs/en/plain.md')
    expect(read('docs/en/plain.md')).toContain(
      'title: 标题 # translate\npermalink: /en/plain/\ntranslation: /plain/\ndraft: true\n',
    )
    write(join(root, 'docs/en/blog/two.md'), post({ permalink: '/en/article/two/' }))
    expect(kis('--translate', 'docs/en/blog/two.md').said).toBe('docs/blog/two.md')
    expect(read('docs/blog/two.md')).toContain('permalink: "/article/two/"')
  })

  it.each([
    [['--translate', 'docs/nothing.md'], 'There is no page docs/nothing.md.'],
    [['--translate', 'plain.md', '--to', 'fr'], '`fr` is not another language of the site.'],
    [['--translate', 'plain.md', '--to', 'zh'], '`zh` is not another language of the site.'],
    [['--translate', 'blog/linked.md'], 'has a translation already, `/en/article/linked/`.'],
    [[], 'Usage: kis new "Title"'],
  ])('refuses %j', (args, sentence) => {
    const { status, said } = kis(...args)
    expect(status).toBe(1)
    expect(said).toContain(sentence)
    expect(said).not.toMatch(/^\s+at /m)
    expect(existsSync(join(root, 'docs/fr'))).toBe(false)
  })

  it('leaves pages that the checks have nothing against', () => {
    rmSync(join(root, 'docs/blog/linked.md'))
    const command = [join(PACKAGE, 'bin/kis.js'), 'check', '--root', root]
    const { stderr, status } = spawnSync(process.execPath, command, { encoding: 'utf8' })
    expect(stderr.split('\n').filter((line) => / error /.test(line))).toEqual([])
    expect(status).toBe(0)
  })
})
