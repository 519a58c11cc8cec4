/** Languages that the serif has every letter of; before them three that set only titles in it. */
export const SERIF_LANGUAGES: readonly string[] =
  'zh ja ko en fr de es it pt nl sv da nb nn no fi is ga id ms'.split(' ')
