import { expect, it } from 'vitest'
import { inSite } from '../../../tests/support/in-site.tsx'
import type { SidebarItem } from '#model/navigation.ts'
import { SidebarItems } from './SidebarItems.tsx'

const draw = (items: readonly SidebarItem[], path = '/') =>
  inSite(<SidebarItems items={items} path={path} depth={0} />, { href: (address) => address })

it('pages are links, the current one marked; what is not written yet is a word', () => {
  expect(
    draw(
      [{ text: 'A', link: '/a/', badge: 'new' }, { text: 'B', link: '/b/' }, { text: 'C' }],
      '/b/',
    ),
  ).toBe(
    '<ul><li><a href="/a/">A<span class="badge">new</span></a></li><li><a href="/b/" aria-current="page">B</a></li><li><span>C</span></li></ul>',
  )
})

it('a group is open unless it is closed; the one that holds the page is never', () => {
  const group = (collapsed?: boolean, link?: string): SidebarItem => ({
    text: 'G',
    ...(link !== undefined && { link }),
    ...(collapsed !== undefined && { collapsed }),
    items: [
      { text: 'Inner', items: [{ text: 'A', link: '/a/' }] },
      { text: 'B', link: '/b/' },
    ],
  })
  const isOpen = (item: SidebarItem, path?: string) =>
    draw([item], path).startsWith('<ul><li><details open="">')
  expect([isOpen(group()), isOpen(group(false)), isOpen(group(true))]).toEqual([true, true, false])
  expect(isOpen(group(true), '/a/')).toBe(true)
  expect(isOpen(group(true), '/b/')).toBe(true)
  expect(isOpen(group(true), '/c/')).toBe(false)
  expect(isOpen(group(true, '/g/'), '/g/')).toBe(true)
})

it('a group that is a page is its own first entry', () => {
  expect(draw([{ text: 'G', link: '/g/', items: [{ text: 'A', link: '/a/' }] }])).toBe(
    '<ul><li><details open=""><summary>G</summary><ul><li><a href="/g/">G</a></li><li><a href="/a/">A</a></li></ul></details></li></ul>',
  )
  expect(draw([{ text: 'G', items: [] }])).toContain('<summary>G</summary><ul></ul>')
})

it('groups nest five deep; pages of deeper ones are shown without them', () => {
  const nested = (depth: number): SidebarItem =>
    depth === 0
      ? { text: 'Leaf', link: '/leaf/' }
      : { text: `G${depth}`, link: `/g${depth}/`, items: [nested(depth - 1)] }
  expect(draw([nested(5)]).match(/<details/g)).toHaveLength(5)
  const deep = draw([nested(7)])
  expect(deep.match(/<details/g)).toHaveLength(5)
  expect(deep).toContain(
    '<li><a href="/g2/">G2</a></li><li><a href="/g1/">G1</a></li><li><a href="/leaf/">Leaf</a></li>',
  )
})
