/** How long ago a moment was, as it is said. */
export const seconds = (since: number): string =>
  `${((performance.now() - since) / 1000).toFixed(1)} s`
