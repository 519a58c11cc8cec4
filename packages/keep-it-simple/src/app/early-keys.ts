/**
 * Ctrl or Cmd with Enter runs the program a reader is in. Pressed while the scripts of blocks are on
 * their way, nobody handles it: it comes once more when they are there.
 */
export function repeatEarlyKeys(mounted: () => Promise<unknown>): void {
  const stop = new AbortController()
  const repeat = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    void mounted()
      .then(() => stop.abort())
      .then(() => event.defaultPrevented || event.target?.dispatchEvent(again(event)))
  }
  addEventListener('keydown', repeat, { signal: stop.signal, capture: true })
}

const again = (event: KeyboardEvent) => new KeyboardEvent(event.type, event)
