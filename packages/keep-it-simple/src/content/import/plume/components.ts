import type { Component } from '../vue/marks.ts'

/** Components of the theme that are written as Markdown here. */
export const PLUME_COMPONENTS: Readonly<Record<string, Component>> = {
  Icon: ({ name = '' }) => (/^[\w-]+:[\w-]+$/.test(name) ? `::${name}::` : undefined),
  VPIcon: ({ name = '' }) => (/^[\w-]+:[\w-]+$/.test(name) ? `::${name}::` : undefined),
  Plot: (_, inside) => (inside.trim() === '' ? undefined : `!!${inside.trim()}!!`),
  RepoCard: ({ repo = '' }) => (repo === '' ? undefined : `@[repo](${repo})`),
}
