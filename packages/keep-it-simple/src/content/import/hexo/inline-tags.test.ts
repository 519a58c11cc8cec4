import { expect, it } from 'vitest'
import { INLINE_TAGS } from './inline-tags.ts'
import { tagOf } from './tag-args.ts'

const ASSETS: Readonly<Record<string, string>> = {
  'a.png': './post/a.png',
  'b (1).png': './post/b (1).png',
}
const POSTS: Readonly<Record<string, { path: string; title: string }>> = {
  hello: { path: './hello.md', title: 'Hello [1]' },
}

function written(name: string, rest: string) {
  const dropped: string[] = []
  const text = INLINE_TAGS[name]!(tagOf(name, rest), {
    title: 'The page',
    assetPath: (asset) => ASSETS[asset],
    post: (slug) => POSTS[slug],
    code: () => undefined,
    dropped: (message) => dropped.push(message),
  })
  return { text, dropped }
}

const LEFT = 'The size and the class of the picture are left out.'
const PAGE = 'The embedded page became a link.'

it.each<[string, string, string, string[]]>([
  ['asset_img', 'a.png', '![The page](./post/a.png)', []],
  ['asset_img', 'a.png Some words', '![Some words](./post/a.png)', []],
  ['asset_img', 'a.png 20', '![The page](./post/a.png)', [LEFT]],
  ['asset_img', 'a.png 20 30 40 x', '![x](./post/a.png)', [LEFT]],
  ['asset_img', 'a.png 20px', '![20px](./post/a.png)', []],
  ['asset_img', 'a.png p20', '![p20](./post/a.png)', []],
  ['asset_img', 'wide left a.png', '![The page](./post/a.png)', [LEFT]],
  ['asset_img', 'wide a.png x', '![x](./post/a.png)', [LEFT]],
  ['asset_img', '"b (1).png" [x]', '![\\[x\\]](<./post/b (1).png>)', []],
  ['asset_img', `a.png "the title 'the alt'"`, '![the alt](./post/a.png "the title")', []],
  ['asset_img', `a.png '"the title" "the alt"'`, '![the alt](./post/a.png "the title")', []],
  ['asset_img', `a.png '"same" "same"'`, '![same](./post/a.png)', []],
  ['asset_img', `a.png "'title' 'alt'"`, '![alt](./post/a.png "title")', []],
  ['img', '/a.png', '![The page](/a.png)', []],
  ['img', 'c https://a.example/a.png 1 x', '![x](https://a.example/a.png)', [LEFT]],
  ['img', 'WWW.a.example/a.png', '![The page](WWW.a.example/a.png)', []],
  ['asset_path', 'a.png', './post/a.png', []],
  ['asset_link', 'a.png', '[a.png](./post/a.png)', []],
  ['asset_link', 'a.png A [b] true', '[A \\[b\\]](./post/a.png)', []],
  ['asset_link', 'a.png false', '[a.png](./post/a.png)', []],
  ['post_path', 'hello', './hello.md', []],
  ['post_link', 'hello', '[Hello \\[1\\]](./hello.md)', []],
  ['post_link', 'hello#a Words here true', '[Words here](./hello.md#a)', []],
  ['post_link', 'hello# false', '[Hello \\[1\\]](./hello.md#)', []],
  ['link', 'https://a.example', '[https://a.example](https://a.example)', []],
  ['link', 'Two words mailto:a@b.c', '[Two words](mailto:a@b.c)', []],
  ['link', 'W /a true A "T"', '[W](/a "A T")', []],
  ['link', 'W /a false T', '[W](/a "T")', []],
  ['link', `W /a 'a "b"' true`, `[W](/a "a 'b' true")`, []],
  ['label', 'info@ a@b ', '==a@b==', []],
  ['label', 'info @words', '==words==', []],
  ['button', '/a/', '[/a/](/a/)', []],
  ['button', '/a/ , The words , icon , The title ', '[The words](/a/ "The title")', []],
  ['button', '/a/, , icon', '[/a/](/a/)', []],
  ['youtube', 'abc', '\n@[youtube](abc)\n', []],
  ['youtube', 'https://youtu.be/aqz-KE-bpKQ', '\n@[youtube](aqz-KE-bpKQ)\n', []],
  ['vimeo', '7 x', '[https://vimeo.com/7](https://vimeo.com/7)', [PAGE]],
  ['gist', 'a/b', '[https://gist.github.com/a/b](https://gist.github.com/a/b)', [PAGE]],
  ['jsfiddle', 'a', '[https://jsfiddle.net/a](https://jsfiddle.net/a)', [PAGE]],
  ['caniuse', 'fetch@past', '[https://caniuse.com/fetch](https://caniuse.com/fetch)', [PAGE]],
  ['iframe', 'https://a.example/', '[https://a.example/](https://a.example/)', [PAGE]],
  [
    'iframe',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?x',
    '\n@[youtube](aqz-KE-bpKQ)\n',
    [],
  ],
  ['video', 'https://youtube.com/watch?v=aqz-KE-bpKQ', '\n@[youtube](aqz-KE-bpKQ)\n', []],
  ['video', 'https://bilibili.com/video/BV1xx411c7mD/?p=1', '\n@[bilibili](BV1xx411c7mD)\n', []],
  ['video', '/v.mp4', '[The page](/v.mp4)', []],
  ['pdf', '/a.pdf', '[/a.pdf](/a.pdf)', []],
  ['url_for', '/a/ x', '/a/', []],
])('%s %s', (name, rest, text, dropped) => {
  expect(written(name, rest)).toEqual({ text, dropped })
})

it.each([
  ['asset_img', ''],
  ['asset_img', 'none.png'],
  ['img', 'a.png'],
  ['img', 'x/a.png'],
  ['asset_path', ''],
  ['asset_link', 'none.png x'],
  ['post_path', ''],
  ['post_link', ''],
  ['post_link', '#hello'],
  ['link', 'words alone'],
  ['label', 'info'],
  ['label', 'info@ '],
  ['button', ''],
  ['button', ',words'],
  ['youtube', ''],
  ['vimeo', ''],
  ['iframe', ''],
  ['video', ''],
  ['pdf', ''],
  ['url_for', ''],
])('%s %s leads to nothing', (name, rest) => {
  expect(written(name, rest)).toEqual({ text: undefined, dropped: [] })
})
