/** Questions to the system, asked anew each time: the answers change while a page is open. */
export const prefersDark = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches

export const prefersReducedMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches
