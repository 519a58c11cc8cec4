import { describe, expect, it } from 'vitest'
import { joinLines, linesOf } from '../body/lines.ts'
import type { Notes } from '../note.ts'
import { convertTags } from './convert-tags.ts'

const POSTS = new Map([['hello', { path: './hello.md', title: 'Hello' }]])

function convert(markdown: string) {
  const notes: Notes = { changes: [], todo: [] }
  const space = {
    title: 'The page',
    assetPath: (name: string) => (name === 'a.png' ? './post/a.png' : undefined),
    post: (name: string) => POSTS.get(name),
    code: (path: string) => (path === 'x.py' ? 'one\ntwo\nthree\n' : undefined),
  }
  const { markdown: text, lines } = joinLines(convertTags(linesOf(markdown, 5), space, notes))
  return { text: text.trim(), lines, notes }
}

describe('tags in a sentence', () => {
  it.each([
    ['{% asset_img a.png words here %}', '![words here](./post/a.png)'],
    ['{% asset_img wide a.png 200 100 "title \'alt\'" %}', '![alt](./post/a.png "title")'],
    ['{% post_link hello %}', '[Hello](./hello.md)'],
    ['{% post_link hello#part Other words false %}', '[Other words](./hello.md#part)'],
    ['[x]({% post_path hello %})', '[x](./hello.md)'],
    ['{% link Words https://a.example true Title %}', '[Words](https://a.example "Title")'],
    ['a {% label info@b c %} d', 'a ==b c== d'],
    ['{% btn https://a.example, Go, home %}', '[Go](https://a.example)'],
    ['{%- youtube aqz-KE-bpKQ -%}', '@[youtube](aqz-KE-bpKQ)'],
    ['{% raw %}{{ a }}{% endraw %} b', '\\{{ a }} b'],
    ['`{% asset_img a.png %}`', '`{% asset_img a.png %}`'],
    ['```\n{% asset_img a.png %}\n```', '```\n{% asset_img a.png %}\n```'],
  ])('%s', (markdown, expected) => {
    const { text, notes } = convert(markdown)
    expect(text).toBe(expected)
    expect(notes.todo).toEqual([])
  })
})

describe('tags around a text', () => {
  it.each([
    ['{% note info %}a{% endnote %}', '::: info\na\n:::'],
    ['{% note danger Title %}\na\n{% endnote %}', '::: details Title\na\n:::'],
    ['{% quote Ann, Book %}\na\n\nb\n{% endquote %}', '> a\n>\n> b\n>\n> — **Ann** *Book*'],
    [
      '{% codeblock T lang:js first_line:3 mark:4 %}\n{% x %}\n{% endcodeblock %}',
      '```js:line-numbers=3 {2} title="T"\n{% x %}\n```',
    ],
    [
      '``` js T https://a.example words\na\n```',
      '```js title="T"\na\n```\n\n[words](https://a.example)',
    ],
    ['````md\n\n``` js T\na\n```\n````', '````md\n\n``` js T\na\n```\n````'],
    ['{% include_code from:2 to:3 x.py %}', '```py title="x.py"\ntwo\nthree\n```'],
    ['- a\n  {% note %}\n  b\n  {% endnote %}', '- a\n\n  ::: note\n  b\n  :::'],
  ])('%s', (markdown, expected) => {
    const { text, notes } = convert(markdown)
    expect(text).toBe(expected)
    expect(notes.todo).toEqual([])
  })

  it('grow where they hold others', () => {
    const { text } = convert('{% note %}\n{% note tip %}\na\n{% endnote %}\n{% endnote %}')
    expect(text).toBe(':::: note\n::: details tip\na\n:::\n::::')
  })
})

describe('what is not understood', () => {
  it.each([
    ['a\n{% cool x %}', 'The tag `{% cool x %}` is not known and stays as it is.'],
    [
      'a\n{% asset_img none.png %}',
      '`{% asset_img none.png %}` leads to nothing and stays as it is.',
    ],
    ['a\n{{ page.title }}', '`{{ page.title }}` is not filled in here and stays as it is.'],
    ['a\n{% note %}', 'The tag `{% note %}` is not known and stays as it is.'],
  ])('stays and is named with its line: %j', (markdown, message) => {
    const { text, notes } = convert(markdown)
    expect(text).toBe(markdown)
    expect(notes.todo).toEqual([{ line: 6, message }])
  })

  it('is named with the line of the source when lines were added above', () => {
    const { notes } = convert('{% note %}a{% endnote %}\n\n{% cool %}')
    expect(notes.todo).toMatchObject([{ line: 7 }])
  })
})
