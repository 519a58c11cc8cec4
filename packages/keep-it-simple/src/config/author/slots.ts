import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '#model/diagnostic.ts'
import { nearest } from '#model/nearest.ts'
import { slotComponent, SLOTS, type SlotName } from '#model/slot.ts'

/** Files of the author's slots, by the slot they fill. */
export type AuthorSlots = Readonly<Partial<Record<SlotName, string>>>

const COMPONENT = /^([A-Z]\w*)\.[jt]sx$/
const BY_COMPONENT = new Map(SLOTS.map((slot) => [slotComponent(slot), slot]))

/** `slots/ArticleAfter.tsx` in the author's folder fills `article-after`. */
export function authorSlots(root: string): AuthorSlots {
  return Object.fromEntries(
    componentsIn(root).flatMap(({ name, file }) => {
      const slot = BY_COMPONENT.get(name)
      return slot === undefined ? [] : [[slot, file]]
    }),
  )
}

/** A file that fills nothing would be missed by its author only. */
export function checkSlots(root: string): Diagnostic[] {
  return componentsIn(root).flatMap(({ name, file, shown }): Diagnostic[] => {
    if (!BY_COMPONENT.has(name)) {
      const guess = nearest(name, [...BY_COMPONENT.keys()])
      return [
        {
          severity: 'error',
          code: 'unknown-slot',
          file: shown,
          message: `There is no slot for \`${name}\`.`,
          remedy:
            guess === undefined
              ? `Name it after a slot: ${[...BY_COMPONENT.keys()].join(', ')}. Parts of a slot belong in a folder of their own.`
              : `Did you mean \`${guess}\`?`,
        },
      ]
    }
    if (/^export\s+(?:default\b|\{[^}]*\bas\s+default\b)/m.test(readFileSync(file, 'utf8')))
      return []
    return [
      {
        severity: 'error',
        code: 'slot-without-component',
        file: shown,
        message: 'The file exports no component.',
        remedy: `Write \`export default function ${name}({ page }: SlotProps) { … }\`.`,
      },
    ]
  })
}

/** Only the files of `slots/` itself: what they share lies in folders below it. */
function componentsIn(root: string): { name: string; file: string; shown: string }[] {
  const folder = join(root, 'slots')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .toSorted()
    .flatMap((entry) => {
      const name = COMPONENT.exec(entry)?.[1]
      return name === undefined
        ? []
        : [{ name, file: join(folder, entry), shown: `slots/${entry}` }]
    })
}
