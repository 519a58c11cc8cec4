interface State {
  readonly still?: true
}

/**
 * A page the application cannot draw (its own mistake, or somebody else's hand in the document) is
 * shown by its document, and stays one for this entry of the history: never a loop.
 */
export function giveUp(error: unknown): void {
  console.error(error)
  if (import.meta.env.DEV) return
  if (hasGivenUp()) return
  // React would go on failing, for ever, at what it cannot remove: what is shown stays until the load.
  const { prototype } = Node
  prototype.removeChild =
    prototype.insertBefore =
    prototype.appendChild =
      <T extends Node>(one: T) => one
  history.replaceState({ ...(history.state as State | null), still: true }, '')
  location.reload()
}

export const hasGivenUp = (): boolean => (history.state as State | null)?.still === true
