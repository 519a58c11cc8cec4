import { useCallback, useSyncExternalStore } from 'react'

/**
 * An attribute of `<html>`, followed: `null` where it is absent, `undefined` while prerendering and
 * hydrating, when nobody can know.
 */
export function useRootAttribute(name: string): string | null | undefined {
  const subscribe = useCallback(
    (changed: () => void) => {
      const observer = new MutationObserver(changed)
      observer.observe(document.documentElement, { attributeFilter: [name] })
      return () => observer.disconnect()
    },
    [name],
  )
  const read = () => document.documentElement.getAttribute(name)
  return useSyncExternalStore<string | null | undefined>(subscribe, read, unknown)
}

const unknown = () => undefined
