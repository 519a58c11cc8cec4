import { expect, it } from 'vitest'
import { inSite } from '../../../tests/support/in-site.tsx'
import type { SidebarItem } from '#model/navigation.ts'
import { SidebarItems } from './Sidebar.tsx'

const draw = (items: readonly SidebarItem[], path = '/') =>
  inSite(<SidebarItems items={items} path={path} depth={0} />, { href: (address) => address })

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
