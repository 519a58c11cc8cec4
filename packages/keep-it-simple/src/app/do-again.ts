interface State {
  /** Which control: the classes it has, and the how-manieth of those that have them. */
  readonly again?: readonly [classes: string, index: number]
}

/**
 * What cannot be done with what could be loaded is done by another document: a link by the one it leads
 * to; anything else by this one, loaded afresh, once for each entry of the history.
 */
export function doElsewhere(control: HTMLElement): void {
  if (control instanceof HTMLAnchorElement) {
    location.assign(control.href)
    return
  }
  const state = history.state as State | null
  const { className } = control
  const again = [className, [...document.getElementsByClassName(className)].indexOf(control)]
  if (state?.again || again[1] === -1) return
  history.replaceState({ ...state, again }, '')
  location.reload()
}

/** In the document that was loaded for it. */
export function doAgain(): void {
  const state = history.state as State | null
  const [classes, index] = state?.again ?? []
  if (!classes) return
  // Still an answer to whether it was tried.
  history.replaceState({ ...state, again: [] }, '')
  ;(document.getElementsByClassName(classes)[index!] as HTMLElement | undefined)?.click()
}
