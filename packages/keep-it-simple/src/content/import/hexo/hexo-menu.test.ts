import { expect, it } from 'vitest'
import { importHere } from '../../../../tests/support/import-here.ts'

const page = '---\ntitle: T\n---\n\nWords.\n'

function proposed(
  site: string,
  theme: string,
  files: Readonly<Record<string, string>>,
  into: string,
) {
  const all = { '_config.yml': site, '_config.landscape.yml': theme, ...files }
  return importHere('hexo', all, { into }).proposed
}

it('the menu leads where the pages are now; what leads to nothing is named', () => {
  const menu = [
    'x: 1',
    'menu:',
    '  Home: / || fa fa-home',
    '  About: /about.html || user',
    '  Tags: /tags/ || tags',
    '  Based: /b/about.html',
    '  Out: https://a.example/ || x',
    '  Plain: http://a.example/',
    '  Odd: /x/https://a.example/',
    '  Gone: /gone/ || x',
    '  Empty:',
  ]
  const files = { 'source/about.md': page }
  const { values, todo } = proposed('root: /b/', menu.join('\n'), files, 'blog')
  expect(values.navigation).toEqual({
    '/': [
      { text: 'Home', link: '/' },
      { text: 'About', link: '/about/' },
      { text: 'Tags', link: '/blog/tags/' },
      { text: 'Based', link: '/about/' },
      { text: 'Out', link: 'https://a.example/' },
      { text: 'Plain', link: 'http://a.example/' },
    ],
  })
  const said = ['Odd: /x/https://a.example/', 'Gone: /gone/', 'Empty: null']
  expect(todo).toEqual(
    said.map((one) => ({
      file: '_config.landscape.yml',
      line: 2,
      message: `The menu's \`${one}\` leads to nothing here and is left out.`,
    })),
  )
})

it('links to friends need a page, and links to other sites have their icons', () => {
  const theme = [
    'social:',
    '  GitHub: https://github.com/a || fab fa-github',
    '  My Weibo: http://weibo.com/a',
    '  E-Mail: mailto:a@b.c || x',
    '  RSS: /atom.xml',
    '  Other: https://a.example/',
    'links:',
    '  Ann: https://ann.example/',
  ]
  const { values, todo } = proposed('', theme.join('\n'), {}, 'notes')
  expect(values).toEqual({
    social: [
      { icon: 'github', link: 'https://github.com/a', label: 'GitHub' },
      { icon: 'link', link: 'http://weibo.com/a', label: 'My Weibo' },
    ],
  })
  expect(todo).toEqual([
    {
      file: '_config.landscape.yml',
      line: 7,
      message:
        'Friends have a page of their own: `pageLayout: friends` with `list: [{"name":"Ann","link":"https://ann.example/"}]`.',
    },
  ])
})
