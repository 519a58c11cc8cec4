import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { HeadTag } from '#model/head.ts'

/** Files of `public/` that browsers and authors expect to be the icon, the sharpest first. */
const ICONS = ['favicon.svg', 'favicon.png', 'favicon.ico']
/** Nothing, said outright: otherwise every browser asks the site for `/favicon.ico`. */
const NO_ICON: HeadTag = ['link', { rel: 'icon', href: 'data:,' }]

/** The site's icon where its settings name none: a file of the usual name, or none at all. */
export function withIcon(head: readonly HeadTag[], root: string): readonly HeadTag[] {
  const named = head.some(([tag, { rel }]) => tag === 'link' && /\bicon\b/.test(String(rel)))
  if (named) return head
  const found = ICONS.find((name) => existsSync(join(root, 'public', name)))
  return [...head, found === undefined ? NO_ICON : ['link', { rel: 'icon', href: `/${found}` }]]
}
