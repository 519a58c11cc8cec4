import { expect, it } from 'vitest'
import { importHere } from '../../../../tests/support/import-here.ts'
import { PICTURE } from '../../../../tests/support/old-site.ts'

const post = (body = 'Words.', front = 'title: T'): string =>
  `---\n${front}\ndate: 2024-01-02\n---\n\n${body}\n`

it.each([{}, { 'a.md': '# A\n' }, { '_config.yaml': 'title: A' }, { 'source/a.txt': 'a' }])(
  '%j is no site of Hexo, and the remedy says what is',
  (files) => {
    expect(() => importHere('hexo', files)).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(/ is no site of Hexo\.$/),
        remedy: 'Name the folder that holds `_config.yml` and `source/`.',
      }),
    )
  },
)

it('pictures of posts go to their pages, all else of `source/` keeps its address', () => {
  const shows = '![](p.svg) ![](deep/q.svg) ![](/img/r.svg) ![](../b/s.svg) ![](b.v2/t.svg)'
  const { copied, left, of, site, body } = importHere(
    'hexo',
    {
      '_config.yml': 'permalink: :title.html',
      'source/_posts/a.md': post(shows),
      'source/_posts/a/p.svg': PICTURE,
      'source/_posts/a/deep/q.svg': PICTURE,
      'source/_posts/a/unseen.svg': PICTURE,
      'source/_posts/a/data.csv': '1',
      'source/_posts/a/deep/more.zip': '1',
      'source/_posts/b/s.svg': PICTURE,
      'source/_posts/b.v2.md': post('![](./t.svg)', 'title: B\npermalink: own/b/'),
      'source/_posts/b.v2/t.svg': PICTURE,
      'source/_posts/b.v2/data.csv': '2',
      'source/_posts/nobody/data.csv': '3',
      'source/_drafts/d.md': post(),
      'source/_drafts/d/data.csv': '4',
      'source/img/r.svg': PICTURE,
      'source/about/index.md': post('![](me.svg) ![](../_posts/a/p.svg)'),
      'source/about/me.svg': PICTURE,
      'source/_data/x.yml': '1',
    },
    { into: 'blog' },
  )
  expect(copied).toEqual([
    'public/about/me.svg',
    'public/img/r.svg',
    'public/data.csv',
    'public/deep/more.zip',
    'public/own/b/data.csv',
  ])
  expect([...of('source/_posts/a.md').pictures]).toEqual([
    ['source/_posts/a/p.svg', 'blog/a/p.svg'],
    ['source/_posts/a/deep/q.svg', 'blog/a/deep/q.svg'],
    ['source/_posts/b/s.svg', 'blog/a/s.svg'],
    ['source/_posts/b.v2/t.svg', 'blog/a/t.svg'],
  ])
  expect(body('source/_posts/a.md')).toBe(
    '![](./a/p.svg) ![](./a/deep/q.svg) ![](/img/r.svg) ![](./a/s.svg) ![](./a/t.svg)',
  )
  expect([...of('source/_posts/b.v2.md').pictures.values()]).toEqual(['blog/b.v2/t.svg'])
  expect(body('source/about/index.md')).toBe('![](/about/me.svg) ![](./p.svg)')
  expect([...of('source/about/index.md').pictures.values()]).toEqual(['about/p.svg'])
  expect(left).toEqual([
    'source/_drafts/d/data.csv',
    'source/_posts/a/unseen.svg',
    'source/_posts/nobody/data.csv',
    'source/_data/x.yml',
  ])
  expect(site.publicFiles.has('source/_posts/a/p.svg')).toBe(false)
})

it('tags find the posts, the files of the post and the listings', () => {
  const { body, of } = importHere('hexo', {
    '_config.yml': 'code_dir: code',
    'source/code/x.py': 'print(1)\n',
    'source/code/y/z': 'z\n',
    'source/_posts/a.md': post(
      [
        '{% post_link in/b %} {% post_link "The B" %} {% post_link c %} {% post_link about %}',
        '[f]({% asset_path f.txt %}) {% asset_link f.txt "F" %} {% asset_img p.svg P %}',
        '{% asset_path none.txt %} {% asset_path "" %}',
        '',
        '{% include_code x.py %}',
        '',
        '{% include_code lang:text ../../../../y/z %}',
        '',
        '{% include_code y %}',
      ].join('\n'),
    ),
    'source/_posts/a/f.txt': 'f',
    'source/_posts/a/p.svg': PICTURE,
    'source/_posts/in/b.md': post('{% post_link a %} [g]({% asset_path g.txt %})', 'title: The B'),
    'source/_posts/in/b/g.txt': 'g',
    'source/_posts/c.md': post('Words.', 'tags: x'),
    'source/about.md': post(),
  })
  expect(body('source/_posts/a.md').split('\n')).toEqual([
    '[The B](./b.md) [The B](./b.md) [c](./c.md) {% post_link about %}',
    '[f](/2024/01/02/a/f.txt) [F](/2024/01/02/a/f.txt) ![P](./a/p.svg)',
    '{% asset_path none.txt %} {% asset_path "" %}',
    '',
    '```py title="x.py"',
    'print(1)',
    '```',
    '',
    '',
    '```text title="z"',
    'z',
    '```',
    '',
    '',
    '{% include_code y %}',
  ])
  expect(body('source/_posts/in/b.md')).toBe('[T](./a.md) [g](/2024/01/02/in/b/g.txt)')
  expect(of('source/_posts/a.md').todo.map(({ line }) => line)).toEqual([6, 8, 8, 14])
})
