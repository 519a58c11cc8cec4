import { useEffect } from 'react'
import type { PageData } from '#model/page.ts'
import { wakeUse } from './registry.ts'

/** Gives the blocks of a page that has just been drawn their behaviour. */
export function useWokenBlocks(page: PageData | undefined): void {
  useEffect(() => {
    const content = document.getElementById('main')
    if (page?.type !== 'content' || !content) return undefined
    const asleep = (page.uses ?? []).map((name) => wakeUse(name, content))
    return () => {
      for (const undo of asleep) undo?.()
    }
  }, [page])
}
