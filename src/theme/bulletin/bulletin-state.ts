import { useLayoutEffect, useState } from 'react'
import { readStored, STORAGE_KEYS, writeStored } from '#browser/storage.ts'
import { bulletinStore, closedIds, withClosed, type Bulletin } from '#model/bulletin.ts'

/**
 * Set on `<html>` while the page's bulletin is closed; CSS hides it. The head's script sets it before
 * the first paint, so a closed bulletin is never seen.
 */
const ATTRIBUTE = 'data-bulletin-closed'

/** S4.8. Returns how to close the bulletin. */
export function useClosing(bulletin: Bulletin | undefined, known: readonly string[]): () => void {
  // What was closed on this visit holds even where nothing can be stored.
  const [closed, setClosed] = useState<readonly string[]>([])
  useLayoutEffect(() => {
    const isClosed = bulletin && (closed.includes(bulletin.id) || isRemembered(bulletin))
    document.documentElement.toggleAttribute(ATTRIBUTE, isClosed === true)
  }, [bulletin, closed])
  return () => {
    if (!bulletin) return
    setClosed([...closed, bulletin.id])
    remember(bulletin, known)
  }
}

function isRemembered(bulletin: Bulletin): boolean {
  const store = bulletinStore(bulletin)
  return (
    store !== undefined && closedIds(readStored(STORAGE_KEYS.bulletin, store)).includes(bulletin.id)
  )
}

function remember(bulletin: Bulletin, known: readonly string[]): void {
  const store = bulletinStore(bulletin)
  if (store === undefined) return
  const stored = readStored(STORAGE_KEYS.bulletin, store)
  writeStored(STORAGE_KEYS.bulletin, withClosed(stored, bulletin.id, known), store)
}
