import { use, useCallback, useEffect, useRef, useState } from 'react'
import { hashOf, stateOf, typedState, type SharedState } from '#model/island.ts'
import { IslandContext } from './island-context.ts'

/** A slider that is dragged must not write a hundred addresses; in milliseconds. */
const WRITE_AFTER = 250

/**
 * State worth sharing: it begins as the build drew it, follows what the address says
 * (`#bloom?m=128&k=4`), and is written there when the reader changes it.
 */
export function useShared<S extends SharedState>(
  first: S,
): readonly [Widened<S>, (change: Partial<Widened<S>>) => void] {
  const { id } = use(IslandContext)
  const initial = useRef(first)
  const current = useRef(first)
  const writing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [state, setState] = useState(first)

  useEffect(() => {
    const follow = () => {
      const asked = stateOf(location.hash)
      if (asked?.id !== id) return
      clearTimeout(writing.current)
      current.current = { ...initial.current, ...typedState(asked.values, initial.current) }
      setState(current.current)
    }
    follow()
    addEventListener('hashchange', follow)
    return () => {
      clearTimeout(writing.current)
      removeEventListener('hashchange', follow)
    }
  }, [id])

  const change = useCallback(
    (changed: Partial<Widened<S>>) => {
      current.current = { ...current.current, ...changed }
      setState(current.current)
      clearTimeout(writing.current)
      writing.current = setTimeout(() => {
        writeHash(id, hashOf(id, current.current, initial.current))
      }, WRITE_AFTER)
    },
    [id],
  )
  return [state as Widened<S>, change]
}

/** A state given as `k: 3` may become any number. */
type Widened<S> = {
  [Name in keyof S]: S[Name] extends number ? number : S[Name] extends boolean ? boolean : S[Name]
}

/** The entry of the history stays; so does a hash of somebody else while there is nothing to say. */
function writeHash(id: string, hash: string): void {
  const isFirst = hash === `#${id}`
  if (isFirst && stateOf(location.hash)?.id !== id) return
  history.replaceState(history.state, '', hash)
}
