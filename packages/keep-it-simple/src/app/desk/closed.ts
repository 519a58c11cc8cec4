/** Session: whether the author has closed or opened the panel by hand. */
const KEY = 'kis:desk'

export type Wish = 'open' | 'closed'

/** Storage may be forbidden: then the wish holds until the page is left, because the panel has it. */
export function rememberedWish(): Wish | undefined {
  try {
    const stored = sessionStorage.getItem(KEY)
    return stored === 'open' || stored === 'closed' ? stored : undefined
  } catch {
    return undefined
  }
}

export function rememberWish(wish: Wish): void {
  try {
    sessionStorage.setItem(KEY, wish)
  } catch {
    // Nothing to do.
  }
}
