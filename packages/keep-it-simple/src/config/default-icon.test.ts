import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { HeadTag } from '#model/head.ts'
import { withIcon } from './default-icon.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'icon-'))
  mkdirSync(join(root, 'public'))
})
afterEach(() => rmSync(root, { recursive: true }))

const icon = (href: string): HeadTag => ['link', { rel: 'icon', href }]

it('is none, then what lies in public/, the sharpest first', () => {
  const other: HeadTag = ['meta', { name: 'icon' }]
  expect(withIcon([other], root)).toEqual([other, icon('data:,')])
  for (const name of ['favicon.ico', 'favicon.png', 'favicon.svg']) {
    writeFileSync(join(root, 'public', name), '')
    expect(withIcon([], root)).toEqual([icon(`/${name}`)])
  }
})

it.each(['icon', 'shortcut icon', 'apple-touch-icon icon'])(
  'is what the settings name as %s',
  (rel) => {
    const own: HeadTag[] = [['link', { rel, href: '/own.png' }]]
    expect(withIcon(own, root)).toBe(own)
  },
)

it.each<[HeadTag]>([
  [['link', { rel: 'preload' }]],
  [['link', { rel: 'iconic' }]],
  [['meta', { rel: 'icon' }]],
])('is not named by %j', (tag) => {
  expect(withIcon([tag], root)).toHaveLength(2)
})
