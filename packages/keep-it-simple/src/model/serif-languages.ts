/** So many at the beginning of the list do not write in letters: they set only titles in the serif. */
export const SQUARE_LANGUAGES = 3

/** Languages that the serif has every letter of, behind those. */
export const SERIF_LANGUAGES: readonly string[] =
  'zh ja ko en fr de es it pt nl sv da nb nn no fi is ga id ms'.split(' ')
