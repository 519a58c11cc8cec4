import type { ComponentType, ReactNode } from 'react'

/** What an island is given: the props its block wrote, and its slots drawn. */
export interface IslandProps {
  readonly props: Readonly<Record<string, unknown>>
  readonly slots: Readonly<Record<string, ReactNode>>
}

type IslandComponent = ComponentType<IslandProps>

/** A file `tabs/Tabs.tsx` that exports `Tabs` is the island `tabs`. Each is a chunk of its own. */
const FILES = import.meta.glob<Record<string, IslandComponent>>('./*/*.tsx')

const loaded = new Map<string, IslandComponent>()

export async function loadIsland(name: string): Promise<void> {
  if (loaded.has(name)) return
  const component = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  const found = (await FILES[`./${name}/${component}.tsx`]?.())?.[component]
  if (!found) throw new Error(`There is no island called ${name}`)
  loaded.set(name, found)
}

/** Only after {@link loadIsland}: the loader of every route sees to that. */
export function islandOf(name: string): IslandComponent {
  const found = loaded.get(name)
  if (!found) throw new Error(`The island ${name} is not loaded`)
  return found
}
