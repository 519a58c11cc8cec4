/** Languages that the serif has every letter of, or whose titles it sets. */
export const SERIF_LANGUAGES: readonly string[] =
  /* @__PURE__ */ 'zh ja ko en fr de es it pt nl sv da nb nn no fi is ga id ms'.split(' ')

/** Those of them that do not write in letters: only titles are in the serif. */
export const SQUARE = /^(?:zh|ja|ko)/
