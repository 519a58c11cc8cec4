import { describe, expect, it } from 'vitest'
import type { HeadTag } from './head.ts'
import { headFault, headSources, inlineTexts } from './head-policy.ts'

describe('tags of the author', () => {
  it.each<[HeadTag, RegExp]>([
    [['script', { src: 'http://a.example/x.js' }], /https:\/\//],
    [['script', { src: '//a.example/x.js' }], /https:\/\//],
    [['link', { rel: 'stylesheet', href: 'http://a.example/x.css' }], /https:\/\//],
    [['script', { src: '/x.js', onload: 'go()' }], /`onload`/],
    [['base', { href: '/' }], /^Remove it/],
    [['meta', { 'http-equiv': 'Content-Security-Policy', content: '' }], /`deploy.allow`/],
    [['script', {}, 'document.write("<b></b>")'], /could end the element/],
    [['script', { src: '/x.js' }, 'go()'], /either `src` or/],
    [['noscript', {}, '<img src="https://a.example/p.gif">'], /Write only/],
    [['link', { rel: 'manifest', href: 'https://a.example/m.json' }], /public/],
  ])('%j is refused with a reason', (tag, reason) => {
    expect(headFault(tag)).toMatch(reason)
  })

  it.each<[HeadTag]>([
    [['meta', { name: 'a', content: 'http://a.example' }]],
    [['link', { rel: 'me', href: 'http://a.example' }]],
    [['link', { rel: 'preconnect', href: '//a.example' }]],
    [['script', { type: 'application/ld+json' }, '{"a":1}']],
    [['style', {}, 'p > b { color: red }']],
    [['meta', { name: 'x-content-security-policy', content: 'a' }]],
    [['meta', { 'http-equiv': 'x-content-security-policy', content: 'a' }]],
    [['link', { rel: 'manifest', href: '/m.json' }]],
    [['script', { rel: 'manifest', src: 'https://a.example/m.js' }]],
    [['style', { src: '/x.css' }, 'p {}']],
    [['meta', { rel: 'stylesheet', src: 'http://a.example' }]],
    [['link', { rel: 'me', href: 'https://a.example' }]],
    [['script', { src: 'https://a.example/?to=http://b.example' }]],
    [['script', { src: true }]],
    [['script', { src: '/x.js' }]],
    [['noscript', {}, '<link rel="stylesheet" href="/x.css"><meta name="a">']],
  ])('%j is written as it is', (tag) => {
    expect(headFault(tag)).toBeUndefined()
  })

  it('name the hosts they need, by directive', () => {
    expect(
      headSources([
        ['script', { src: 'https://a.example/x.js' }],
        ['script', { src: '/own.js' }],
        ['link', { rel: 'stylesheet', href: 'https://b.example/x.css' }],
        ['link', { rel: 'preload', as: 'font', href: 'https://c.example/x.woff2' }],
        [
          'style',
          {},
          "@import 'https://d.example/x.css'; p { background: url(https://e.example/p) }",
        ],
        ['noscript', {}, '<link rel=stylesheet href="https://f.example/x.css">'],
      ]),
    ).toEqual({
      'script-src': ['https://a.example'],
      'style-src': ['https://b.example', 'https://d.example', 'https://f.example'],
      'font-src': ['https://c.example', 'https://e.example'],
      'img-src': ['https://e.example'],
    })
  })

  it('need no host for what is not fetched, or is fetched from the site', () => {
    expect(
      headSources([
        ['meta', { name: 'a', src: 'https://a.example', href: 'https://a.example' }],
        ['meta', { name: 'a' }, '@import "https://a.example"; url(https://a.example)'],
        ['link', { rel: 'me', href: 'https://a.example' }],
        ['link', { rel: 'stylesheet', href: '/?to=https://a.example' }],
        ['link', { rel: 'stylesheet' }],
        ['script', {}, '<link href="https://a.example/x.css">'],
        ['meta', { rel: 'stylesheet', href: 'https://a.example' }],
        ['script', { src: 'http://a.example/x.js' }],
        ['script', { src: 'data:text/javascript,//https://a.example' }],
        ['script', { src: true }],
        ['style', {}, 'p { background: url(/p.png) }'],
      ]),
    ).toEqual({})
  })

  it('bring the texts whose hashes the policy names', () => {
    const tags: HeadTag[] = [
      ['script', {}, 'a()'],
      ['script', { src: '/x.js' }],
      ['style', {}, 'p{}'],
    ]
    expect([inlineTexts(tags, 'script'), inlineTexts(tags, 'style')]).toEqual([['a()'], ['p{}']])
  })
})
