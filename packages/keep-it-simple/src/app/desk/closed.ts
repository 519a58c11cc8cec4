/** Session: whether the author has closed or opened the panel by hand. */
const KEY = 'kis:desk'

export type Wish = 'open' | 'closed'

/** Storage may be forbidden: then the wish holds until the page is left. */
let wish: Wish | undefined = read()

function read(): Wish | undefined {
  try {
    const stored = sessionStorage.getItem(KEY)
    return stored === 'open' || stored === 'closed' ? stored : undefined
  } catch {
    return undefined
  }
}

export const rememberedWish = (): Wish | undefined => wish

export function rememberWish(next: Wish): void {
  wish = next
  try {
    sessionStorage.setItem(KEY, next)
  } catch {
    // Nothing to do.
  }
}
