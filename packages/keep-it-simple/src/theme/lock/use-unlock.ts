import { useCallback, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { useRevalidator } from 'react-router'
import type { LockedPage } from '#model/page.ts'
import { unlock } from './unlock.ts'

type State = 'ready' | 'busy' | 'wrong' | 'failed' | 'insecure'

/** S4.7: loading while the password is checked, an error mark that typing clears. */
export function useUnlock(
  page: LockedPage,
  field: RefObject<HTMLInputElement | null>,
): { readonly state: State; readonly submit: () => void; readonly clear: () => void } {
  const [state, setState] = useState<State>('ready')
  const { revalidate } = useRevalidator()
  const busy = useRef(false)
  const secure = useSyncExternalStore(
    () => () => undefined,
    canDecrypt,
    () => true,
  )

  const check = useCallback(
    async (password: string): Promise<State> => {
      if (password === '') return 'wrong'
      try {
        if (!(await unlock(page, password))) return 'wrong'
        // The page is asked for again, and this time a key opens it.
        await revalidate()
        return 'ready'
      } catch {
        // Its file may have gone with a new release, which has another.
        await revalidate()
        return 'failed'
      }
    },
    [page, revalidate],
  )
  const submit = useCallback(() => {
    if (busy.current) return
    busy.current = true
    setState('busy')
    const show = (outcome: State) => {
      busy.current = false
      setState(outcome)
      if (outcome !== 'wrong') return
      field.current?.focus()
      field.current?.select()
    }
    void check(field.current?.value ?? '').then(show)
  }, [check, field])
  const clear = useCallback(() => {
    setState((now) => (now === 'wrong' || now === 'failed' ? 'ready' : now))
  }, [])
  return { state: secure ? state : 'insecure', submit, clear }
}

/** Browsers decrypt over secure connections only. */
const canDecrypt = (): boolean => globalThis.crypto?.subtle !== undefined
