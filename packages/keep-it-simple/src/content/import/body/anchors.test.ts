import { expect, it } from 'vitest'
import { vueSlug } from '../vue/slug.ts'
import { movedAnchors } from './anchors.ts'

const moved = (markdown: string) => Object.fromEntries(movedAnchors(markdown, vueSlug))

it.each([
  ['## Hello World', { 'hello-world': 'hello-world' }],
  ['## 2 ways!', { '_2-ways': '2-ways' }],
  ['  ### a ###  \n#### a', { a: 'a', 'a-1': 'a-1' }],
  ['## a {#Own}\n## Own', { Own: 'Own', own: 'own' }],
  ['## *A* `b` \\* [c](d) ![e](f)', { 'a-b-c-e': expect.any(String) }],
  ['## ::logos:vue:: Vue', { vue: 'vue' }],
  ['```\n## a\n```', {}],
  ['#a\n####### b', {}],
])('%j', (markdown, ids) => {
  expect(moved(markdown)).toEqual(ids)
})
